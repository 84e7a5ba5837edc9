import { Component, type ReactNode } from 'react';

interface Props {
  fallback: () => ReactNode;
  children: ReactNode;
}

/** Replaces its children with a fallback when one of them throws, and logs the error. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error('Unexpected application error:', error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback() : this.props.children;
  }
}
