/** What a hero picture is drawn from: the same two numbers always give the same picture. */
export type ArtProperties = {
  /** Any integer; chooses one of the pictures of the kind. */
  readonly seed: number;
  /** How much there is to see, from 1 (sparse) to 5 (rich). */
  readonly density: number;
};
