import { Component, type ReactNode } from 'react';

/** Logs an error of its children, and then shows nothing in their place. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error('Unexpected application error:', error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
