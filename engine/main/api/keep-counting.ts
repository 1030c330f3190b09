import type { ApiServices } from '#api/http/services.ts';
import { keepVisits } from '#api/visits/keep-visits.ts';
import { repeatWork } from '#api/workers/repeated-work.ts';
import { reportOnce } from './report-once.ts';
import type { Workers } from './workers.ts';

const EVERY = 10_000;

/**
 * Keeps what this process counts of its visitors, whatever its role. Until then it is in memory: a
 * clean stop keeps the last of it, a crash costs `EVERY` milliseconds of counts.
 */
export function keepCounting(services: Pick<ApiServices, 'store' | 'visits' | 'log'>): Workers {
  const { store, visits, log } = services;
  if (!visits) return { stop: async () => {} };
  const { succeed, fail } = reportOnce(log, 'visits');
  const keeping = repeatWork(() => keepVisits(store, visits).then(succeed), EVERY, fail);
  keeping.start();
  return {
    stop: async () => {
      await keeping.stop();
      // Nobody is answered any more: what was counted last is all there is.
      await keepVisits(store, visits).catch((error: unknown) =>
        log.error({ err: error }, 'The visits of the last seconds could not be kept.'),
      );
    },
  };
}
