import { followEndedSessions } from '#api/core/auth/ended-sessions.ts';
import { openSharedClock } from '#api/core/clock/shared-clock.ts';
import { openLive } from '#api/core/events/open-live.ts';
import { type Readiness, StoreCheck } from '#api/health/readiness.ts';
import type { ApiServices } from '#api/http/services.ts';
import type { Store } from '#api/store/store.ts';
import { type Answers, answerCalls } from './answer-calls.ts';
import { keepCounting } from './keep-counting.ts';
import { openRateLimits } from './open-rate-limits.ts';
import { followSecrets } from './open-secrets.ts';
import { openServices, type ServiceParts } from './open-services.ts';
import { workInBackground } from './work-in-background.ts';

/** A process that does its work on an open store. */
export interface Running {
  readonly services: ApiServices;
  /** Absent where the process answers no calls. */
  readonly answers: Answers | undefined;
  readonly readiness: () => Promise<Readiness>;
  /** Ends all of it, and closes the store. */
  readonly stop: () => Promise<void>;
}

type Parts = Omit<ServiceParts, 'store' | 'clock' | 'rateLimits'> & {
  /** The path that the API answers below. */
  readonly prefix: string;
  /** Told where the store is sealed under another secret later on. */
  readonly onLost: (error: Error) => void;
};

/**
 * Begins what a process does by its roles. Where one part cannot begin, those that did are ended, and
 * the store is closed.
 */
export async function runOnStore(store: Store, parts: Parts): Promise<Running> {
  const { config, catalogue, secrets, prefix, log } = parts;
  const roles = config.MARQUEE_ROLE;
  const begun = new AsyncDisposableStack();
  begun.defer(() => store.close());
  try {
    begun.defer(await followSecrets(store, secrets, log, parts.onLost));
    const limits = begun.adopt(await openRateLimits(config, log), ({ close }) => close());
    const clock = await openSharedClock(store, {
      onOff: (seconds) =>
        log.warn(
          { seconds },
          'The clock of this machine is off by so much; that of the store counts.',
        ),
    });
    begun.defer(() => clock.stop());
    const services = openServices({
      ...parts,
      ...{ store, clock: clock.now, rateLimits: limits.rateLimits },
    });
    const live = await openLive(store, {
      databaseUrl: config.DATABASE_URL,
      redisUrl: config.REDIS_URL,
      log,
    });
    begun.defer(() => live.close());
    begun.defer(followEndedSessions(store, services.sessions));
    begun.defer(keepCounting(services).stop);
    const answers = roles.has('api')
      ? await answerCalls(services, catalogue, config, prefix)
      : undefined;
    const work = roles.has('worker') ? workInBackground(services, catalogue, config) : undefined;
    if (work) begun.defer(work.stop);
    if (answers) begun.defer(answers.stop);
    return {
      services,
      answers,
      readiness: readinessOf(new StoreCheck(store, log), [limits.shared, live.shared]),
      stop: () => begun.disposeAsync(),
    };
  } catch (error) {
    await begun.disposeAsync();
    throw error;
  }
}

/** Redis is well where all that goes through it does. */
function readinessOf(
  check: StoreCheck,
  shared: readonly ((() => boolean) | undefined)[],
): () => Promise<Readiness> {
  const ways = shared.filter((way) => way !== undefined);
  return async () => {
    const state = await check.look();
    if (ways.length === 0) return { store: state };
    return { store: state, redis: ways.every((way) => way()) ? 'ok' : 'unavailable' };
  };
}
