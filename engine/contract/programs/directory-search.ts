import type { WindowState } from '../vocabulary/state-words.ts';

/** How the list of all programs is narrowed; what is absent narrows nothing. */
export interface DirectorySearch {
  /** Words of a title or a publisher. */
  readonly q?: string;
  /** Whether creators can apply. */
  readonly state?: WindowState;
  /** The id of an identity provider. */
  readonly platform?: string;
  /** A locale. */
  readonly language?: string;
}
