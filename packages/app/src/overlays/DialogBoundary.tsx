import { Component, type ReactNode } from 'react';

interface DialogBoundaryProps {
  /** Something in it has thrown, and it shows nothing any more. */
  onError: () => void;
  children: ReactNode;
}

/** Keeps an error of what it holds from what lies around it. */
export class DialogBoundary extends Component<DialogBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
