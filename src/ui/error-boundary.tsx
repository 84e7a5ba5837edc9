import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** What replaces the children when one of them throws. */
  fallback?: ReactNode;
  onError?: (error: unknown) => void;
}

/** Logs an error that is thrown below it, and shows a fallback. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error('Unexpected application error:', error);
    this.props.onError?.(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
