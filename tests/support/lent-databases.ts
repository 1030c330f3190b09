import type { Connections, Lease, Purpose, Statement } from '#api/store/connections.ts';
import { EmbeddedConnections } from '#api/store/embedded/connections.ts';
import { Supervisor } from '#api/store/embedded/supervisor.ts';
import { StoreUnavailableError } from '#api/store/errors.ts';
import { migrate } from '#api/store/migrate.ts';

/** How many databases wait for the next suite of a worker; each holds some 100 MB. */
const MOST_WAITING = 1;
const SILENT = { info: () => {}, warn: () => {}, error: () => {} };

/** A number that any change of tables, columns, constraints, triggers, functions or settings changes. */
const SHAPE = `select concat_ws(' ',
  (select count(*) || '/' || max(oid::int8) from pg_namespace),
  (select count(*) || '/' || max(oid::int8) from pg_class),
  (select count(*) from pg_attribute),
  (select count(*) || '/' || max(oid::int8) from pg_constraint),
  (select count(*) || '/' || max(oid::int8) from pg_trigger),
  (select count(*) || '/' || max(oid::int8) from pg_proc),
  (select count(*) from pg_db_role_setting)) as shape`;

/** Every table without rows, every number from its beginning. */
const EMPTY = `do $$ declare word text; begin
  select string_agg(oid::regclass::text, ', ') into word from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0;
  if word is not null then execute 'truncate ' || word || ' restart identity cascade'; end if;
  for word in select format('%I.%I', schemaname, sequencename) from pg_sequences
    where schemaname = 'public' and last_value is not null
  loop execute 'alter sequence ' || word || ' restart'; end loop;
end $$`;

interface Waiting {
  readonly connections: EmbeddedConnections;
  readonly shape: string;
}

const waiting: Waiting[] = [];

/**
 * A migrated embedded database in memory, without rows, for its borrower alone. To open one takes ten
 * times as long as to empty one, and one that has run knows its tables: what is closed waits for the
 * next borrower in this process. One whose tables were changed, or that is held longer than patience
 * lasts, ends.
 * @param templateFile a dump of a migrated database
 */
export async function borrowDatabase(templateFile: string): Promise<Connections> {
  const lent = waiting.pop() ?? (await openDatabase(templateFile));
  return new LentConnections(lent.connections, () => takeBack(lent));
}

async function openDatabase(templateFile: string): Promise<Waiting> {
  const supervisor = new Supervisor({ folder: undefined, templateFile }, SILENT);
  const connections = new EmbeddedConnections(supervisor);
  await migrate(connections);
  return { connections, shape: await shapeOf(connections) };
}

async function takeBack(lent: Waiting): Promise<void> {
  const fit = await emptied(lent).catch(() => false);
  if (fit && waiting.length < MOST_WAITING) waiting.push(lent);
  else await lent.connections.close();
}

async function emptied({ connections, shape }: Waiting): Promise<boolean> {
  if ((await shapeOf(connections)) !== shape) return false;
  await connections.query({ text: EMPTY }, []);
  return true;
}

async function shapeOf(connections: Connections): Promise<string> {
  const { rows } = await connections.query({ text: SHAPE }, []);
  return (rows as { shape: string }[])[0]?.shape ?? '';
}

/** Refuses what its borrower still asks for after giving it back. */
class LentConnections implements Connections {
  readonly kind = 'embedded';
  readonly #connections: EmbeddedConnections;
  readonly #giveBack: () => Promise<void>;
  #closed: Promise<void> | undefined;

  constructor(connections: EmbeddedConnections, giveBack: () => Promise<void>) {
    this.#connections = connections;
    this.#giveBack = giveBack;
  }

  async query(statement: Statement, parameters: readonly unknown[]) {
    this.#refuseClosed();
    return this.#connections.query(statement, parameters);
  }

  async lease(purpose: Purpose): Promise<Lease> {
    this.#refuseClosed();
    return this.#connections.lease(purpose);
  }

  async tryWrite(): Promise<void> {
    this.#refuseClosed();
    await this.#connections.tryWrite();
  }

  load() {
    return this.#connections.load();
  }

  async close(): Promise<void> {
    this.#closed ??= this.#giveBack();
    await this.#closed;
  }

  #refuseClosed(): void {
    if (this.#closed) throw new StoreUnavailableError('The embedded store is closed.');
  }
}
