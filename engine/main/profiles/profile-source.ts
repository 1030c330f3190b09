import { Recent } from '#catalogue/store/recent.ts';
import type { PublicProfile } from '#contract/shapes/profile.ts';

/** Whose profile is asked for, in which language. */
export interface AskedProfile {
  readonly program_uuid: string;
  readonly handle: string;
  readonly locale: string;
}

/** Reads a profile from where it is kept; undefined where nobody is shown. */
export type ReadProfile = (asked: AskedProfile) => Promise<PublicProfile | undefined>;

/** For how long, in milliseconds, a profile is shown that was read: so soon it is gone once it is off. */
const KEPT = 2_000;
const MOST_KEPT = 500;
/** A visitor does not wait longer than that, in milliseconds, for whoever keeps the profiles. */
export const PATIENCE = 5_000;

/** Profiles cannot be read at the moment; whether there is one is not known. */
export class ProfilesUnavailable extends Error {
  readonly statusCode = 503;
  /** In seconds. */
  readonly retryAfter = 5;

  constructor(cause: unknown) {
    super('We cannot reach our records at the moment. Please try again in a few seconds.', {
      cause,
    });
  }
}

/**
 * Reads profiles once for all who ask at about the same time, found or not.
 * @throws ProfilesUnavailable where the read fails, or takes too long
 */
export function keepProfiles(read: ReadProfile, patience = PATIENCE): ReadProfile {
  const kept = new Recent<{ readonly until: number; readonly profile: ReturnType<ReadProfile> }>(
    MOST_KEPT,
  );
  return (asked) => {
    const key = `${asked.program_uuid} ${asked.locale} ${asked.handle}`;
    const known = kept.get(key);
    if (known && known.until > Date.now()) return known.profile;
    const profile = inTime(read(asked), patience).catch((error) => {
      kept.delete(key);
      throw new ProfilesUnavailable(error);
    });
    kept.set(key, { until: Date.now() + KEPT, profile });
    return profile;
  };
}

async function inTime<Value>(reading: Promise<Value>, patience: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${patience} ms.`)), patience);
  });
  return Promise.race([reading, late]).finally(() => clearTimeout(timer));
}
