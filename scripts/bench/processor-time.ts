import { readFileSync } from 'node:fs';

/** Hundredths of a second, as /proc counts. */
const TICKS = 100;

/**
 * Seconds that a process and those that it started have worked; NaN where the system does not tell.
 * What its children had worked that have ended is counted, too, if it waited for them.
 */
export function processorTime({ pid }: { readonly pid?: number | undefined }): number {
  if (process.platform !== 'linux') return Number.NaN;
  return ticksOf(String(pid)) / TICKS;
}

function ticksOf(pid: string): number {
  const [own = 0, system = 0, ended = 0, endedSystem = 0] = statOf(pid).slice(11, 15).map(Number);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
  const living = children.filter(Boolean).map(ticksOf);
  return [own, system, ended, endedSystem, ...living].reduce((sum, ticks) => sum + ticks);
}

/** The numbers after the name, which may hold anything. */
const statOf = (pid: string) =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
