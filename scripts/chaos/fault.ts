import type { Stage } from './stage.ts';
import type { Tree } from './tree.ts';

export interface Happening extends Stage {
  /** What is here, which instances are started from anew. */
  readonly present: Tree;
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
  /** Instances begin as another commit, `--from`, and the fault brings them to what is here. */
  readonly fromCommit?: true;
  /** Whether nobody may notice it: every request has to succeed at once. */
  readonly unnoticed?: true;
  /** Answers what else did not hold, in a sentence each. */
  readonly happen: (happening: Happening) => Promise<readonly string[] | undefined>;
}
