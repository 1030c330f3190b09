/** An icon as the Iconify format has it; measures that are absent are those of its set. */
export interface IconData {
  readonly body: string;
  readonly left?: number;
  readonly top?: number;
  readonly width?: number;
  readonly height?: number;
}

/** Some icons of a set. */
export interface IconAnswer {
  readonly icons: ReadonlyMap<string, IconData>;
  /** True where others may be had when they are asked for again. */
  readonly partial: boolean;
}

/** Where icons come from. */
export interface IconSource {
  /** `names` of a set; those that are not there are absent. */
  readonly find: (set: string, names: readonly string[]) => Promise<IconAnswer>;
}
