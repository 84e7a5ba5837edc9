import { Component, type PropsWithChildren, type ReactNode } from 'react';

/** Shows the fallback in place of children that crash. In the build, a crash stops the build. */
export class ErrorBoundary extends Component<PropsWithChildren<{ fallback: ReactNode }>> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
