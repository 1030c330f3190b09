import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** A process, told from every other that ever had its number. */
export interface ProcessIdentity {
  readonly host: string;
  readonly pid: number;
  /** When it began, in the words of its system; empty where the system does not say. */
  readonly began: string;
}

export function thisProcess(): ProcessIdentity {
  return { host: hostname(), pid: process.pid, began: beginningOf(process.pid) };
}

/** Whether a process of this machine still runs. */
export function isRunning({ pid, began }: ProcessIdentity): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const found = beginningOf(pid);
  return found === '' || began === '' || found === began;
}

function beginningOf(pid: number): string {
  try {
    if (process.platform === 'linux') return fromProc(pid);
    if (process.platform === 'win32') return '';
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

/** The 22nd field of `stat` counts clock ticks since the boot that `boot_id` names. */
function fromProc(pid: number): string {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return `${boot}/${fields[19]}`;
}
