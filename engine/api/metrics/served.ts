/** What a process serves: instances that differ in it answer differently. */
export interface Served {
  /** The portal's build; absent where this process has none. */
  readonly build?: string;
  readonly catalogue: ServedCatalogue;
}

export interface ServedCatalogue {
  /** What is served of it, as a hash: see `Catalogue.hash`. */
  readonly hash: string;
  /** The hash of the bundle it was read from; absent where it is a folder. */
  readonly bundle?: string;
  /** Why what is offered in its place is not taken. */
  readonly refused?: string;
}
