import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault.ts';

const TIMES = 2;
const AWAY_MS = 8_000;
const BETWEEN_MS = 5_000;

export const killRedis: Fault = {
  name: 'redis',
  what: `Redis ends at once and comes back after ${AWAY_MS / 1000} s; --count (${TIMES})`,
  happen: async ({ redis, count = TIMES, broken, repaired }) => {
    for (let time = 0; time < count; time += 1) {
      broken();
      await redis.kill();
      await sleep(AWAY_MS);
      await redis.start();
      repaired();
      await sleep(BETWEEN_MS);
    }
  },
};
