import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { EmbeddedConnections } from '#api/store/embedded/connections.ts';
import { Supervisor } from '#api/store/embedded/supervisor.ts';
import { committedMigrations, migrate } from '#api/store/migrate.ts';
import { openStore, type Store, type StoreOptions, storeOver } from '#api/store/store.ts';
import { copyData } from './copy-data.ts';
import { borrowDatabase } from './lent-databases.ts';
import { makeOnce } from './make-once.ts';

/** Which store the tests run on: TEST_STORE, else the embedded one. */
export const TEST_STORE_KIND: Store['kind'] =
  process.env.TEST_STORE === 'postgresql' ? 'postgresql' : 'embedded';

/** A database of its own, with all tables and no rows. */
export interface TestDatabase {
  /** Opens it; also for other processes, as JSON. */
  readonly options: StoreOptions;
  readonly drop: () => Promise<void>;
}

/** A busy machine takes long for a connection, and yet nothing is gone. Milliseconds. */
const PATIENT_SILENCE = 60_000;
const SILENT = { info: () => {}, warn: () => {}, error: () => {} };
const VERSION = createHash('sha256')
  .update(committedMigrations().join())
  .digest('hex')
  .slice(0, 16);

/** An empty store, of the kind that TEST_STORE names unless told otherwise; closing it removes it. */
export async function openTestStore(kind = TEST_STORE_KIND): Promise<Store> {
  if (kind === 'embedded') {
    const connections = await borrowDatabase(await embeddedTemplate());
    return storeOver(connections, () => connections.close());
  }
  const { options, drop } = await createPostgresqlDatabase();
  const store = await openStore(options);
  const close = async () => {
    await store.close();
    await drop();
  };
  return { ...store, close };
}

/**
 * A database that can be opened several times, one after another, or by other processes.
 * @param dataFolder what a server's `dataFolder` is to be, where the store is the embedded one; absent:
 *   a new folder
 */
export function createTestDatabase(
  dataFolder?: string,
  kind = TEST_STORE_KIND,
): Promise<TestDatabase> {
  return kind === 'embedded' ? createFolder(dataFolder) : createPostgresqlDatabase();
}

async function createFolder(
  dataFolder = mkdtempSync(join(tmpdir(), 'marquee-store-')),
): Promise<TestDatabase> {
  copyData(await embeddedFolder(), join(dataFolder, 'store'));
  const drop = async () => rmSync(dataFolder, { recursive: true, force: true });
  return { options: { dataFolder }, drop };
}

const CACHE = resolve('node_modules/.cache/marquee');

/** A dump of a migrated embedded store, made once for each set of migrations. */
const embeddedTemplate = () => makeOnce(join(CACHE, `store-${VERSION}.tar.gz`), buildTemplate);

/** The same as a folder: to copy it takes a tenth of the time that unpacking the dump takes. */
async function embeddedFolder(): Promise<string> {
  const templateFile = await embeddedTemplate();
  return makeOnce(join(CACHE, `store-${VERSION}`), async (folder) => {
    rmSync(folder, { recursive: true, force: true });
    const supervisor = new Supervisor({ folder, templateFile }, SILENT);
    await supervisor.currentRun();
    await supervisor.close();
  });
}

async function buildTemplate(file: string): Promise<void> {
  const supervisor = new Supervisor({ folder: undefined, templateFile: undefined }, SILENT);
  const connections = new EmbeddedConnections(supervisor);
  await migrate(connections);
  await connections.snapshot(file);
  await connections.close();
}

async function createPostgresqlDatabase(): Promise<TestDatabase> {
  const name = `marquee_test_${randomUUID().replaceAll('-', '')}`;
  const template = await postgresqlTemplate();
  await onServer((client) => client.query(`create database ${name} template ${template}`));
  const drop = () =>
    onServer(async (client) => {
      await client.query(`drop database if exists ${name} with (force)`);
    });
  const options = { databaseUrl: urlOf(name), dataFolder: undefined, silence: PATIENT_SILENCE };
  return { options, drop };
}

/** A migrated database that others are copied from, made once for each set of migrations. */
async function postgresqlTemplate(): Promise<string> {
  const name = `marquee_template_${VERSION}`;
  const draft = `${name}_draft`;
  await onServer(async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount !== 0) return;
    await client.query(`drop database if exists ${draft}`);
    await client.query(`create database ${draft} template template0`);
    const store = await openStore({
      databaseUrl: urlOf(draft),
      dataFolder: undefined,
      silence: PATIENT_SILENCE,
    });
    await store.close();
    await client.query(`alter database ${draft} rename to ${name}`);
  });
  return name;
}

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_STORE=postgresql takes TEST_DATABASE_URL: a server of its own.');
  return url;
}

function urlOf(database: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${database}`;
  return url.href;
}

async function onServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
