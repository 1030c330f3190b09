import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import type { Connections, Lease } from './connections.ts';
import { migrate as applyMigrations, drizzle, readMigrationFiles } from './drizzle.ts';

/** The committed migrations, as `npm run migrations` writes them. */
const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

/** Chosen once and for all: instances of every version wait for each other. */
const LOCK = 7_736_120_417;

/** The hashes of the committed migrations, oldest first. */
export function committedMigrations(): string[] {
  return readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(({ hash }) => hash);
}

/**
 * Brings the tables to what the code expects. Instances that start at once take turns.
 * @throws Error where a migration is missing that is older than one that was applied.
 */
export async function migrate(connections: Connections): Promise<void> {
  const lease = await connections.lease('upkeep');
  try {
    await lease.query({ text: `select pg_advisory_lock(${LOCK})` }, []);
    await applyMigrations(drizzle({ client: lease as unknown as Pool }), {
      migrationsFolder: MIGRATIONS_FOLDER,
    });
    await refuseGaps(lease);
    await lease.query({ text: `select pg_advisory_unlock(${LOCK})` }, []);
  } finally {
    lease.discard(); // its settings and locks are not those of ordinary work
  }
}

/** drizzle passes over a migration that is older than the last one applied. */
async function refuseGaps(lease: Lease): Promise<void> {
  const text = 'select hash from drizzle.__drizzle_migrations';
  const { rows } = await lease.query({ text }, []);
  const applied = new Set((rows as { hash: string }[]).map(({ hash }) => hash));
  const missing = committedMigrations().filter((hash) => !applied.has(hash));
  if (missing.length > 0)
    throw new Error(
      `The store lacks ${missing.length} of the migrations in ${MIGRATIONS_FOLDER}: they are older than one that it has, so they cannot be applied. Give them a later place with \`npm run migrations\`, or start from an empty store.`,
    );
}
