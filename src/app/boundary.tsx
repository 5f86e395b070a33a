import { Component } from 'react';
import type { ReactNode } from 'react';

interface BoundaryProps {
  children: ReactNode;
  /** Replaces the children; `retry` renders them again. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  /** When it changes, a failure is forgotten. */
  resetKey?: string;
}

interface BoundaryState {
  failure: { error: unknown } | undefined;
}

/** Keeps a failure while drawing from taking down more than what it surrounds. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: undefined };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } };
  }

  override componentDidUpdate(before: BoundaryProps, stateBefore: BoundaryState): void {
    // A failure of the very screen that the new key brought must stay.
    if (this.state.failure && stateBefore.failure && before.resetKey !== this.props.resetKey) this.retry();
  }

  retry = (): void => this.setState({ failure: undefined });

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error, this.retry) : this.props.children;
  }
}
