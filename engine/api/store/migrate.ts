import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import type { Connections, Lease, StoreLog } from './connections.ts';
import { migrate as applyMigrations, drizzle, readMigrationFiles } from './drizzle.ts';
import { sqlState } from './errors.ts';

/** The committed migrations, as `npm run migrations` writes them. */
const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

/** Chosen once and for all: instances of every version wait for each other. */
const LOCK = 7_736_120_417;

/** The hashes of the committed migrations, oldest first. */
export function committedMigrations(): string[] {
  return readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(({ hash }) => hash);
}

/** Where the tables of a store stand to what this build expects, in migrations. */
export interface MigrationState {
  /** Those of this build that it has. */
  readonly applied: number;
  /** Those that the next start applies. */
  readonly pending: number;
  /** Those of a newer build. */
  readonly unknown: number;
}

/** Reads it, and changes nothing. */
export async function readMigrationState(connections: Connections): Promise<MigrationState> {
  const applied = await appliedMigrations(connections).catch((error: unknown) => {
    if (NOTHING_THERE.has(sqlState(error) ?? '')) return new Set<string>();
    throw error;
  });
  const known = committedMigrations();
  const done = known.filter((hash) => applied.has(hash)).length;
  return { applied: done, pending: known.length - done, unknown: applied.size - done };
}

/** No such table, no such schema. */
const NOTHING_THERE: ReadonlySet<string> = new Set(['42P01', '3F000']);

/**
 * Whatever wants a table waits behind a migration that waits for it: that lets others go first again
 * and again rather than hold up everybody, for five minutes.
 */
const LOCK_TIMEOUT_MS = 2_000;
const LOCK_PAUSE_MS = 3_000;
const LOCK_TRIES = 60;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Brings the tables to what the code expects. Instances that start at once take turns. A table that
 * others use just now is asked for again and again; who waits for it meanwhile waits two seconds.
 * Tables of a newer build stay as they are, and `log` says so: builds beside each other are fine
 * while one is rolled out.
 * @throws Error where a migration is missing that is older than one that was applied, or where a
 *   table was in use for five minutes.
 */
export async function migrate(connections: Connections, log?: StoreLog): Promise<void> {
  const lease = await connections.lease('upkeep');
  try {
    await lease.query({ text: `select pg_advisory_lock(${LOCK})` }, []);
    await lease.query({ text: `set lock_timeout = ${LOCK_TIMEOUT_MS}` }, []);
    await withPatience(lease, log);
    const applied = await appliedMigrations(lease);
    refuseGaps(applied);
    tellOfNewer(applied, log);
    await lease.query({ text: `select pg_advisory_unlock(${LOCK})` }, []);
  } finally {
    lease.discard(); // its settings and locks are not those of ordinary work
  }
}

async function withPatience(lease: Lease, log: StoreLog | undefined): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      await applyMigrations(drizzle({ client: lease as unknown as Pool }), {
        migrationsFolder: MIGRATIONS_FOLDER,
      });
      return;
    } catch (error) {
      if (sqlState(error) !== LOCK_NOT_AVAILABLE) throw error;
      if (tries === LOCK_TRIES)
        throw new Error(
          'The store cannot be brought up to date: a table that has to be changed is in use all the time. Look for a transaction that stays open (pg_stat_activity), end it, and start again.',
          { cause: error },
        );
      log?.info({ tries }, 'A table that has to be changed is in use; it is asked for again.');
      await sleep(LOCK_PAUSE_MS);
    }
}

async function appliedMigrations(on: Pick<Lease, 'query'>): Promise<ReadonlySet<string>> {
  const text = 'select hash from drizzle.__drizzle_migrations';
  const { rows } = await on.query({ text }, []);
  return new Set((rows as { hash: string }[]).map(({ hash }) => hash));
}

/** drizzle passes over a migration that is older than the last one applied. */
function refuseGaps(applied: ReadonlySet<string>): void {
  const missing = committedMigrations().filter((hash) => !applied.has(hash));
  if (missing.length > 0)
    throw new Error(
      `The store lacks ${missing.length} of the migrations in ${MIGRATIONS_FOLDER}: they are older than one that it has, so they cannot be applied. Give them a later place with \`npm run migrations\`, or start from an empty store.`,
    );
}

function tellOfNewer(applied: ReadonlySet<string>, log: StoreLog | undefined): void {
  const migrations = applied.size - committedMigrations().length;
  if (migrations > 0)
    log?.warn(
      { migrations },
      'The store has migrations that this build does not know: a newer build has served it. That is as it should be while a newer one is rolled out or taken back; otherwise start the newer build.',
    );
}
