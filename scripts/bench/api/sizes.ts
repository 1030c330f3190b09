import { UserError } from '#cli/console/user-error.ts';

/** How much there is in the store that is measured, and who takes which part. */
export interface Sizes {
  readonly creators: number;
  readonly entries: number;
  /** Creators 1 to here ask the API; as many after them are changed by the bare route. */
  readonly people: number;
  /** Creators after those, who all want a key at the same moment. */
  readonly crowd: number;
  /** Keys that the crowd finds. */
  readonly pool: number;
}

const MOST_PEOPLE = 5_000;
const CROWD = 1_000;
const POOL = 500;
/** With fewer there is nothing to rotate over. */
const FEWEST = CROWD + 200;

/** @throws UserError where a size cannot be measured. */
export function sizesOf(creators: number, entries: number): Sizes {
  if (!Number.isInteger(creators) || creators < FEWEST)
    throw new UserError(`--creators takes a whole number of at least ${FEWEST}.`);
  if (!Number.isInteger(entries) || entries < creators)
    throw new UserError('--entries takes a whole number, at least one entry for each creator.');
  const people = Math.min(MOST_PEOPLE, Math.floor((creators - CROWD) / 2));
  return { creators, entries, people, crowd: CROWD, pool: POOL };
}
