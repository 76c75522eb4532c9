import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { LoadingScreen } from '@/components/feedback/loading-screen';
import { paths } from '@/config/paths';
import { RequireSession } from './guards';
import { AuthPage, MemberLayout, memberPages, NotFoundPage } from './pages';

export function AppRoutes() {
  return (
    <Suspense fallback={<LoadingScreen text="Carregando..." />}>
      <Routes>
        <Route path={paths.auth} element={<AuthPage />} />
        <Route
          element={
            <RequireSession>
              <MemberLayout />
            </RequireSession>
          }
        >
          {Object.entries(memberPages).map(([pattern, Page]) => (
            <Route key={pattern} path={pattern} element={<Page />} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
