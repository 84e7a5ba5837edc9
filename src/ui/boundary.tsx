import { Component, type ReactNode } from 'react';

interface Props {
  /** Replaces the children once one of them has thrown. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps an error below it from taking down the rest of the page, and logs it. */
export class Boundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error('Unexpected application error:', error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
