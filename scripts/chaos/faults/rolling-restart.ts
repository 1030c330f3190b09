import type { Fault } from '../fault.ts';

const TIMES = 3;

export const rollingRestart: Fault = {
  name: 'rolling-restart',
  what: `each instance in turn ends by SIGTERM, with drain, and starts again; --count (${TIMES})`,
  unnoticed: true,
  happen: async ({ instances, count = TIMES, repaired }) => {
    repaired();
    for (let time = 0; time < count; time += 1)
      for (const instance of instances) {
        await instance.stop();
        await instance.start();
      }
  },
};
