import { existsSync, openAsBlob, readdirSync } from 'node:fs';
import { mkdir, open as openFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type Results, types } from '@electric-sql/pglite';
import type { StatementResult } from '../connections.ts';
import { openExamined, recordSizes } from './examine-files.ts';
import { recordClosed } from './file-record.ts';
import type { Answer, Fault, Opened, Request, Task, WorkerSettings } from './messages.ts';
import { START, SYNCED_START, SyncedFiles, syncFolder, syncPath } from './synced-files.ts';

/**
 * The thread that the embedded database runs in: it blocks whatever runs beside it for as long as a
 * statement takes. Answers requests in the order in which they come.
 */

/** Values arrive as node-postgres and drizzle expect them, so that both stores give the same. */
const asText = (text: string) => text;
const DATE_ARRAYS = [1231, 1115, 1185, 1187, 1182];
const parsers = Object.fromEntries(
  [types.INT8, types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, ...DATE_ARRAYS].map(
    (type) => [type, asText],
  ),
);

if (!parentPort) throw new Error('The embedded store runs in a worker thread.');
const port = parentPort;
const { folder, templateFile, engine } = workerData as WorkerSettings;

try {
  if (folder !== undefined && !existsSync(folder)) await prepareFolder(folder);
  const database =
    folder === undefined ? await open(folder) : await openExamined(folder, () => open(folder));
  await database.exec("set timezone to 'UTC'");
  let previous: Promise<void> = Promise.resolve();
  port.on('message', ({ id, task }: Request) => {
    previous = previous.then(async () => {
      const answer = await answerTo(database, id, task);
      port.postMessage(answer);
      if (task.kind === 'close') port.close();
    });
  });
  port.postMessage({ opened: true } satisfies Opened);
} catch (error) {
  port.postMessage({ opened: false, fault: toFault(error) } satisfies Opened);
}

/** A folder takes its name when it is whole: whatever ends this before is begun anew. */
async function prepareFolder(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  const database = await open(draft);
  await database.close();
  recordClosed(draft);
  syncFolder(draft);
  await rename(draft, folder);
  syncPath(dirname(folder));
}

async function open(folder: string | undefined): Promise<PGlite> {
  const empty = folder === undefined || readdirSync(folder).length === 0;
  return PGlite.create({
    ...(folder === undefined
      ? { startParams: [...START] }
      : { fs: new SyncedFiles(folder), startParams: [...SYNCED_START] }),
    ...(empty && templateFile !== undefined ? { loadDataDir: await openAsBlob(templateFile) } : {}),
    pgliteWasmModule: engine,
    parsers,
  });
}

async function answerTo(database: PGlite, id: number, task: Task): Promise<Answer> {
  try {
    return { id, result: await carryOut(database, task) };
  } catch (error) {
    return { id, fault: toFault(error) };
  }
}

type QueryTask = Extract<Task, { kind: 'query' }>;

async function carryOut(database: PGlite, task: Task): Promise<StatementResult> {
  switch (task.kind) {
    case 'query':
      return toResult(await runStatement(database, task));
    case 'snapshot':
      await replaceFile(task.file, await database.dumpDataDir('gzip'));
      break;
    case 'record':
      if (folder !== undefined) await recordSizes(folder, database);
      break;
    case 'close':
      await database.close();
      if (folder !== undefined) recordClosed(folder);
  }
  return { rows: [], rowCount: 0 };
}

/** Without parameters there may be several statements, as in node-postgres; the last one answers. */
async function runStatement(
  database: PGlite,
  { text, parameters, rowMode }: QueryTask,
): Promise<Results | undefined> {
  const options = { rowMode: rowMode ?? 'object' } as const;
  if (parameters.length > 0) return database.query(text, [...parameters], options);
  return (await database.exec(text, options)).at(-1);
}

function toResult(results: Results | undefined): StatementResult {
  return { rows: results?.rows ?? [], rowCount: results?.rowCount ?? results?.rows.length ?? 0 };
}

function toFault(error: unknown): Fault {
  if (!(error instanceof Error)) return { message: String(error) };
  const fields = Object.entries(error).filter(([, value]) => typeof value === 'string');
  return { ...Object.fromEntries(fields), message: error.message };
}

/** On the disk for good before it takes its name: a snapshot is for the day the power fails. */
async function replaceFile(file: string, content: Blob): Promise<void> {
  const handle = await openFile(`${file}.new`, 'w');
  try {
    await handle.writeFile(new Uint8Array(await content.arrayBuffer()));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${file}.new`, file);
}
