import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { BareDocuments } from './processes/bare-server.ts';
import type { Load, LoadResult } from './processes/load.ts';

const SERVER_CORE = 0;
const CLIENT_CORE = 1;

/** Keeps a process on one core, where the system can: server and client do not get in their way. */
function pin({ pid }: ChildProcess, core: number): void {
  if (pid === undefined || availableParallelism() < 2) return;
  try {
    execFileSync('taskset', ['-a', '-c', '-p', String(core), String(pid)], { stdio: 'ignore' });
  } catch {
    // There is no taskset: the system's scheduler decides.
  }
}

export const pinServer = (server: ChildProcess): void => pin(server, SERVER_CORE);
export const pinClient = (client: ChildProcess): void => pin(client, CLIENT_CORE);

const start = (name: string) => fork(new URL(`processes/${name}.ts`, import.meta.url));
/** The first message that `answer` makes something of. */
const answerOf = <Answer, Message = Answer>(
  child: ChildProcess,
  answer: (message: Message) => Answer | undefined,
) =>
  new Promise<Answer>((resolve, reject) => {
    child.on('message', (message) => {
      const found = answer(message as Message);
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`A process of the measurement ended: ${code}.`)));
  });

/** Sends a process its task, waits for its answer. `answer` picks it out of several messages. */
export async function ask<Task extends object, Answer, Message = Answer>(
  name: string,
  task: Task,
  answer: (message: Message) => Answer | undefined = (message) => message as unknown as Answer,
): Promise<Answer> {
  const child = start(name);
  child.send(task);
  return answerOf(child, answer);
}

export interface BareServer {
  readonly port: number;
  readonly process: ChildProcess;
  readonly close: () => void;
}

/** Starts the reference server with these documents. */
export async function startBareServer(documents: BareDocuments): Promise<BareServer> {
  const child = start('bare-server');
  child.send(documents);
  const port = await answerOf(child, (message: number) => message);
  pinServer(child);
  return { port, process: child, close: () => child.disconnect() };
}

/** Puts a server under load from a process of its own. */
export async function putUnderLoad(load: Load): Promise<LoadResult> {
  const child = start('load');
  pinClient(child);
  child.send(load);
  return answerOf(child, (result: LoadResult) => result);
}

/** The memory a process holds now, in MiB. */
export function memoryOf({ pid }: ChildProcess): number {
  const kibibytes = process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
  return kibibytes / 1024;
}

const fromProc = (pid: number | undefined) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

const fromPs = (pid: number | undefined) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
