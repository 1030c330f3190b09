import type { Stage } from './stage.ts';

export interface Happening extends Stage {
  /** How often, where the fault takes a number. */
  readonly count: number | undefined;
  /** Says that what was away is there again: how long failures last after it is measured. */
  readonly repaired: () => void;
  /** Says that something is about to be away: failures from here on count for the next repair. */
  readonly broken: () => void;
}

/** Something that goes wrong while people write and read. */
export interface Fault {
  readonly name: string;
  /** One line of the help. */
  readonly what: string;
  readonly happen: (happening: Happening) => Promise<void>;
}
