import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { StoreOptions } from '#api/store/store.ts';
import { UserError } from '#cli/console/user-error.ts';
import { BENCH } from '../build-first.ts';

/** A store that is made for the measurement and removed after it. */
export interface Place {
  /** For people, with what of its settings the figures depend on. */
  readonly name: string;
  /** Opens it for whoever fills it, while no server runs. */
  readonly options: StoreOptions;
  /** What the server under test is told, and derives its keys from. */
  readonly secret: string;
  readonly dataFolder: string;
  /** The folder of the catalogue that is served. */
  readonly programs: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Leaves the store as one that was in use for a while: vacuumed, its statistics known. */
  readonly settle: () => Promise<void>;
  /** What the bare server opens: the same database, or a copy of the folder, which has a lock. */
  readonly forBareServer: () => BarePlace;
  readonly remove: () => Promise<void>;
}

export type BarePlace = { readonly databaseUrl: string } | { readonly folder: string };

const newSecret = () => randomBytes(32).toString('hex');

function serverEnvironment(
  dataFolder: string,
  secret: string,
  programs: string,
): Record<string, string> {
  return {
    MARQUEE_ENV: 'production',
    MARQUEE_PROGRAMS: programs,
    MARQUEE_DATA: dataFolder,
    MARQUEE_SECRET: secret,
    MARQUEE_ALLOW_EMBEDDED: '1',
    MARQUEE_RATE_LIMITS: 'off',
    HOST: '127.0.0.1',
    REDIS_URL: '',
    SMTP_URL: '',
  };
}

function emptyFolder(name: string): string {
  const folder = join(BENCH, `api-${name}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** The embedded store in a folder of its own below MARQUEE_DATA. */
export function embeddedPlace(programs = 'programs'): Place {
  const dataFolder = emptyFolder('embedded');
  const copy = emptyFolder('embedded-bare');
  const secret = newSecret();
  return {
    name: 'Embedded store',
    options: { dataFolder: join(dataFolder, 'data') },
    secret,
    dataFolder,
    programs,
    environment: { ...serverEnvironment(dataFolder, secret, programs), DATABASE_URL: '' },
    settle: async () => {},
    forBareServer: () => {
      cpSync(join(dataFolder, 'data', 'store'), join(copy, 'store'), { recursive: true });
      return { folder: join(copy, 'store') };
    },
    remove: async () => {
      for (const folder of [dataFolder, copy]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A database of its own on the PostgreSQL that a URL leads to.
 * @throws UserError where it cannot be reached, or its user may not create one.
 */
export async function postgresqlPlace(serverUrl: string, programs = 'programs'): Promise<Place> {
  const name = `marquee_bench_${randomBytes(6).toString('hex')}`;
  const dataFolder = emptyFolder('postgresql');
  const secret = newSecret();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const title = await createDatabase(serverUrl, name).catch((error: Error) => {
    throw new UserError(`The database to measure on cannot be made: ${error.message || error}`);
  });
  return {
    name: title,
    options: { databaseUrl: url.href, dataFolder: undefined },
    secret,
    dataFolder,
    programs,
    environment: { ...serverEnvironment(dataFolder, secret, programs), DATABASE_URL: url.href },
    settle: async () => {
      await runOn(url.href, ['vacuum analyze']);
      // Not everybody may; it only spares the first rounds what is left to write.
      await runOn(url.href, ['checkpoint']).catch(() => undefined);
    },
    forBareServer: () => ({ databaseUrl: url.href }),
    remove: async () => {
      await runOn(serverUrl, [`drop database if exists ${name} with (force)`]);
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Makes the database; answers which PostgreSQL it is on, and whether that waits for the disk. */
async function createDatabase(url: string, database: string): Promise<string> {
  const [row] = await runOn(url, [
    `create database ${database}`,
    `select current_setting('server_version') as version, current_setting('fsync') as fsync`,
  ]);
  return `PostgreSQL ${row?.version?.split(' ')[0]} (fsync ${row?.fsync})`;
}

/** Runs statements one after another; answers the rows of the last one. */
async function runOn(
  url: string,
  statements: readonly string[],
): Promise<Partial<Record<string, string>>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Partial<Record<string, string>>[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}
