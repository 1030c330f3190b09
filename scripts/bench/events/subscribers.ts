import { type ChildProcess, fork } from 'node:child_process';
import { pinClient } from '../processes.ts';
import { processorTime } from '../processor-time.ts';
import type { Audience, Round, RoundResult } from './audience.ts';

/** With the seconds of the server's processor that a million deliveries took. */
export type TimedRound = RoundResult & { readonly processor: number };

/** Starts the process of the subscribers; `assemble` says whose and how many. */
export function startAudience(): ChildProcess {
  const child = fork(new URL('audience.ts', import.meta.url));
  pinClient(child);
  return child;
}

/** Connects everybody; told again with more of them, the others come too. */
export async function assemble(child: ChildProcess, audience: Audience): Promise<void> {
  child.send(audience);
  await answer(child);
}

/** Lets an audience hear what it publishes on a server. */
export async function runRound(
  {
    audience,
    process: server,
  }: { readonly audience: ChildProcess; readonly process: ChildProcess },
  round: Round,
): Promise<TimedRound> {
  const before = processorTime(server);
  audience.send(round);
  const result = (await answer(audience)) as RoundResult;
  return { ...result, processor: ((processorTime(server) - before) / result.delivered) * 1e6 };
}

function answer(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) =>
      reject(new Error(`The subscribers' process ended: ${code}.`));
    child.once('exit', onExit);
    child.once('message', (message) => {
      child.off('exit', onExit);
      resolve(message);
    });
  });
}
