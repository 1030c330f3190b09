import { benchEvents } from '../events/bench-events.ts';
import { type GrownPath, growPaths } from './grown-path.ts';

const PER_SECOND = 25;

/** How long an event takes to the one page that it is for, while more and more others are connected. */
export const growSubscribers = (seconds: number, sizes: readonly number[]): Promise<GrownPath[]> =>
  growPaths('subscribers', sizes, async (subscribers) => {
    const { ours, bare } = await benchEvents({
      ...{ subscribers, listeners: 1, perSecond: PER_SECOND },
      ...{ seconds, rounds: 1 },
    });
    const [time, reference] = [ours.steady.p50, bare.steady.p50];
    return [{ path: 'an event to the page that it is for', time, reference }];
  });
