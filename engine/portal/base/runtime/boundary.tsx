import { Component, type ReactNode } from 'react';

interface BoundaryProperties {
  readonly children: ReactNode;
  /** What stands in for the children after an error. */
  readonly fallback: (error: unknown) => ReactNode;
  /** A change of it is a new attempt. */
  readonly attempt?: unknown;
}

interface BoundaryState {
  readonly failure: { readonly error: unknown } | undefined;
  readonly attempt: unknown;
}

/** Catches errors of rendering below it. React itself writes them to the console. */
export class Boundary extends Component<BoundaryProperties, BoundaryState> {
  override state: BoundaryState = { failure: undefined, attempt: this.props.attempt };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { attempt }: BoundaryProperties,
    state: BoundaryState,
  ): BoundaryState | null {
    return attempt === state.attempt ? null : { failure: undefined, attempt };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
