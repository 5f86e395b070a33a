import { Component } from 'react';
import type { ReactNode } from 'react';

interface BoundaryProps {
  children: ReactNode;
  /** Replaces the children; `retry` renders them again. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  /** Clears a failure when it changes. */
  resetKey?: string;
}

interface BoundaryState {
  failure: { error: unknown } | undefined;
}

/** Keeps a render error from taking down more than its own children. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: undefined };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } };
  }

  override componentDidUpdate(before: BoundaryProps, stateBefore: BoundaryState): void {
    // A failure of the screen that the new key brought must stay.
    if (this.state.failure && stateBefore.failure && before.resetKey !== this.props.resetKey) this.retry();
  }

  retry = (): void => this.setState({ failure: undefined });

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error, this.retry) : this.props.children;
  }
}
