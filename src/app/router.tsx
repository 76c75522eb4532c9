import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { LoadingScreen } from '@/components/feedback/loading-screen';
import { paths } from '@/config/paths';
import { RequireSession } from './guards';
import { pageLoaders } from './pages';

const AuthPage = lazy(async () => ({ default: (await import('./pages/auth-page')).AuthPage }));
const AppLayout = lazy(async () => ({ default: (await import('./layout/app-layout')).AppLayout }));
const NotFoundPage = lazy(async () => ({
  default: (await import('./pages/not-found-page')).NotFoundPage,
}));
const HomePage = lazy(async () => ({ default: (await pageLoaders[paths.home]()).HomePage }));
const MissionsPage = lazy(async () => ({
  default: (await pageLoaders[paths.missions]()).MissionsPage,
}));
const MissionPage = lazy(async () => ({
  default: (await pageLoaders[paths.mission.pattern]()).MissionPage,
}));
const ExecutionsPage = lazy(async () => ({
  default: (await pageLoaders[paths.executions]()).ExecutionsPage,
}));
const ExecutionPage = lazy(async () => ({
  default: (await pageLoaders[paths.execution.pattern]()).ExecutionPage,
}));
const BoardPage = lazy(async () => ({ default: (await pageLoaders[paths.board]()).BoardPage }));
const AnalysisPage = lazy(async () => ({
  default: (await pageLoaders[paths.analysis]()).AnalysisPage,
}));
const WhatsAppPage = lazy(async () => ({
  default: (await pageLoaders[paths.whatsapp]()).WhatsAppPage,
}));

export function AppRoutes() {
  return (
    <Suspense fallback={<LoadingScreen text="Carregando..." />}>
      <Routes>
        <Route path={paths.auth} element={<AuthPage />} />
        <Route
          element={
            <RequireSession>
              <AppLayout />
            </RequireSession>
          }
        >
          <Route path={paths.home} element={<HomePage />} />
          <Route path={paths.missions} element={<MissionsPage />} />
          <Route path={paths.mission.pattern} element={<MissionPage />} />
          <Route path={paths.executions} element={<ExecutionsPage />} />
          <Route path={paths.execution.pattern} element={<ExecutionPage />} />
          <Route path={paths.board} element={<BoardPage />} />
          <Route path={paths.analysis} element={<AnalysisPage />} />
          <Route path={paths.whatsapp} element={<WhatsAppPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
