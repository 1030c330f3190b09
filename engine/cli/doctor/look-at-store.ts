import { StoreLockedError } from '#api/store/embedded/folder-lock.ts';
import { sqlState } from '#api/store/errors.ts';
import { joinAsItIs } from '#api/store/join-store.ts';
import { type MigrationState, readMigrationState } from '#api/store/migrate.ts';
import type { StorePlace } from '#api/store/place.ts';
import { type Store, storeOver } from '#api/store/store.ts';
import { type DatabaseFacts, readDatabaseFacts } from './database-facts.ts';
import { within } from './time-limit.ts';

/** A store as it is found: nothing in it is changed by looking. */
export type StoreSeen =
  | {
      readonly kind: 'open';
      readonly facts: DatabaseFacts;
      readonly migrations: MigrationState;
      /** Absent where its tables are not as this build expects them. */
      readonly store?: Store;
    }
  | { readonly kind: 'absent' }
  /** It refused to be opened, or does not answer. */
  | { readonly kind: 'fault'; readonly reason: string; readonly held: boolean };

/** A laptop that opens the embedded store takes some seconds; more is a database that hangs. */
const LIMIT = 30_000;

/** Opens the store of an environment, lets `work` look at it, and closes it. */
export async function lookAtStore<Result>(
  place: StorePlace,
  work: (seen: StoreSeen) => Promise<Result>,
): Promise<Result> {
  let opened: Awaited<ReturnType<typeof joinAsItIs>>;
  let seen: StoreSeen;
  const opening = joinAsItIs(place);
  try {
    opened = await within(LIMIT, opening, () => {
      opening.then((late) => late?.close()).catch(() => {});
    });
    seen = opened ? await within(LIMIT, read(opened)) : { kind: 'absent' };
  } catch (error) {
    seen = { kind: 'fault', reason: reasonOf(error), held: error instanceof StoreLockedError };
  }
  try {
    return await work(seen);
  } finally {
    await opened?.close();
  }
}

type Opened = NonNullable<Awaited<ReturnType<typeof joinAsItIs>>>;

async function read({ connections, close }: Opened): Promise<StoreSeen> {
  const facts = await readDatabaseFacts(connections);
  const migrations = await readMigrationState(connections);
  const fits = migrations.pending === 0;
  return {
    ...{ kind: 'open', facts, migrations },
    ...(fits ? { store: storeOver(connections, close) } : {}),
  };
}

/** What the database itself said, which the errors around it leave out; never a password. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const state = sqlState(error);
  const inner = error.cause instanceof Error ? error.cause : error;
  const { code } = inner as NodeJS.ErrnoException;
  const said = inner.message || code || error.message;
  return `${said.replace(/\.$/, '')}${state ? ` (SQLSTATE ${state})` : ''}`;
}
