import { StoreUnavailableError } from './errors.ts';

/** What a database that answers, but not with what was asked for, says by its SQLSTATE. */
const REFUSALS: readonly (readonly [RegExp, string])[] = [
  [/^25006$/, 'The database is read-only: it takes no writes.'],
  [/^53100$/, 'The disk of the database is full.'],
  [/^53200$/, 'The database is out of memory.'],
  [/^53/, 'The database has reached one of its limits.'],
  [/^XX00[12]$/, 'Files of the database are damaged: restore a backup.'],
  [/^58/, 'The database cannot work with its files.'],
  [/^28/, 'The database refuses the name or the password of DATABASE_URL.'],
  [/^(3D000|57P04)$/, 'The database that DATABASE_URL names is not there.'],
  [/^(57014|55P03)$/, 'The database took too long.'],
];

/**
 * The meaning of a statement that was refused because of the database's own state, whatever the
 * statement was: asking again later helps. Undefined for every other refusal.
 */
export function stateFault(error: Error): StoreUnavailableError | undefined {
  const code = 'code' in error ? String(error.code) : '';
  const found = REFUSALS.find(([states]) => states.test(code));
  return found && new StoreUnavailableError(found[1], { cause: error });
}

/** True where nothing but a person can mend it: the settings do not fit the database. */
export function isRefusedAccess(state: string | undefined): boolean {
  return state !== undefined && /^(28...|3D000)$/.test(state);
}
