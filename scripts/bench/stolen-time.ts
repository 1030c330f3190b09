import { readFileSync } from 'node:fs';

/** Processor time in ticks since the machine started, of all its cores. */
interface Ticks {
  /** What ran here. */
  readonly ran: number;
  /** What was ready to run while the host ran other machines. */
  readonly stolen: number;
}

function readTicks(): Ticks {
  try {
    const [, ...fields] = (readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '').split(/\s+/);
    const [user = 0, nice = 0, system = 0, , , interrupt = 0, softInterrupt = 0, stolen = 0] =
      fields.map(Number);
    return { ran: user + nice + system + interrupt + softInterrupt, stolen };
  } catch {
    // Only Linux tells. Elsewhere nothing counts as stolen.
    return { ran: 0, stolen: 0 };
  }
}

/**
 * Starts to watch for processor time that a virtual machine's host gives to others. Times on the
 * clock hold what was stolen as if the measured program had taken it.
 * @returns a function that tells which share (0 to 1) of the wanted time was stolen since
 */
export function watchStolenTime(): () => number {
  const before = readTicks();
  return () => {
    const after = readTicks();
    const stolen = after.stolen - before.stolen;
    return stolen === 0 ? 0 : stolen / (after.ran - before.ran + stolen);
  };
}
