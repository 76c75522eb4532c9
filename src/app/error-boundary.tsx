import { CloudAlert } from 'lucide-react';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Notice } from '@/components/feedback/notice';
import { ReloadButton } from '@/components/feedback/reload-button';

type Props = { children: ReactNode };
type State = { error: Error | undefined };

/**
 * Catches what a page throws, a chunk that failed to download among it. Give it a `key` by route,
 * so that leaving the page leaves the error.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('[página]', error, info.componentStack);
  }

  override render() {
    if (!this.state.error) return this.props.children;
    return (
      <Notice
        icon={CloudAlert}
        tone="error"
        title="Esta página não abriu"
        titleAs="h1"
        className="mx-auto my-16 max-w-xl"
        action={
          // A module that failed to load stays failed until the document is loaded anew.
          <ReloadButton />
        }
      >
        Confira sua conexão e tente de novo. O que já foi salvo continua salvo.
      </Notice>
    );
  }
}
