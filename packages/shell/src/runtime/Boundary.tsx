import { Component, type ComponentType, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  /** What stands in place of the children once they have failed; nothing when absent. */
  fallback?: ComponentType<{ error: unknown }>;
  /** A change of it gives the children another try. */
  resetKey?: string;
};

type State = { error?: unknown; resetKey?: string | undefined };

/** Keeps a failure to the part of the page where it happens, so that a page never goes blank. */
export class Boundary extends Component<Props, State> {
  override state: State = { resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? new Error('A component failed without a reason.') };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { error: undefined, resetKey };
  }

  override render() {
    const { fallback: Fallback, children } = this.props;
    if (this.state.error === undefined) return children;
    return Fallback ? <Fallback error={this.state.error} /> : null;
  }
}
