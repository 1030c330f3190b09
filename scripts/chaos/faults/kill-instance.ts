import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault.ts';

const TIMES = 20;

export const killInstance: Fault = {
  name: 'kill-instance',
  what: `one instance after the other ends by kill -9 and starts again; --count (${TIMES})`,
  happen: async ({ instances, count = TIMES, broken, repaired }) => {
    for (let time = 0; time < count; time += 1) {
      const instance = instances[time % 2 === 0 ? 0 : 1];
      broken();
      await instance.kill();
      // The other one is there: from now on nobody should notice.
      repaired();
      await instance.start();
      await sleep(500);
    }
  },
};
