/** Something wrong in a manifest, told so that its author can mend it. */
export interface Issue {
  /** Permanent: tools and translations rely on it. */
  readonly code: string;
  readonly severity: 'error' | 'warning';
  /** Relative to the folder that holds the catalogue's folder. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** The place in the manifest, such as `hosts[1]`; empty for the whole file. */
  readonly path: string;
  /** What is wrong: what was found, what was expected. */
  readonly message: string;
  /** What to do. */
  readonly action: string;
}
