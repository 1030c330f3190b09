import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault.ts';

const TIMES = 1;
const PAUSED_MS = 30_000;
const BETWEEN_MS = 6_000;

export const pauseDatabase: Fault = {
  name: 'pause-database',
  what: `PostgreSQL hangs for ${PAUSED_MS / 1000} s, its connections open, and goes on; --count (${TIMES})`,
  happen: async ({ database, count = TIMES, broken, repaired }) => {
    for (let time = 0; time < count; time += 1) {
      broken();
      database.pause();
      await sleep(PAUSED_MS);
      database.resume();
      repaired();
      await sleep(BETWEEN_MS);
    }
  },
};
