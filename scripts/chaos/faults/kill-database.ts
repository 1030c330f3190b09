import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault.ts';

const TIMES = 3;
const AWAY_MS = 3_000;
const BETWEEN_MS = 6_000;

export const killDatabase: Fault = {
  name: 'kill-database',
  what: `PostgreSQL ends at once and comes back after ${AWAY_MS / 1000} s; --count (${TIMES})`,
  happen: async ({ database, count = TIMES, broken, repaired }) => {
    for (let time = 0; time < count; time += 1) {
      broken();
      await database.kill();
      await sleep(AWAY_MS);
      await database.start();
      repaired();
      await sleep(BETWEEN_MS);
    }
  },
};
