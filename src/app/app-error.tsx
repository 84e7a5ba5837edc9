import { Component, type ReactNode } from 'react';
import { ErrorPage } from './error-page';

/** Shows the error page in place of anything below it that throws, and logs the fault once. */
export class AppError extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error('Unexpected application error:', error);
  }

  override render() {
    return this.state.hasFailed ? <ErrorPage /> : this.props.children;
  }
}
