import { randomUUID } from 'node:crypto';
import type { Secrets } from '../../secrets/secrets.ts';
import type { StoreLog } from '../../store/connections.ts';
import type { Store } from '../../store/store.ts';
import { announceInstance, forgetInstance, readMark } from './marks.ts';
import { followMark, SecretDiffersError } from './sealed-store.ts';

/** Milliseconds between two looks at which secret is in use. */
export const LOOK_EVERY = 5_000;
/** Looks between two times that an instance says what it knows. */
const ANNOUNCE_EVERY = 4;
/** Milliseconds after which an instance that said nothing is taken for ended. */
export const INSTANCE_KEPT = 60_000;

interface Options {
  readonly now: () => Date;
  readonly log: StoreLog;
  /** Told once that the store is sealed under a secret that this process does not have. */
  readonly onLost: (error: SecretDiffersError) => void;
  readonly every?: number;
}

/**
 * Follows the store when another secret is taken into use, and says there which ones this instance
 * knows: before all know the new one it is not used.
 * @returns what ends it
 */
export async function watchSealing(
  store: Store,
  secrets: Secrets,
  { now, log, onLost, every = LOOK_EVERY }: Options,
): Promise<() => Promise<void>> {
  const id = randomUUID();
  let looks = 0;
  let followed = (await readMark(store))?.fingerprint;
  const look = async () => {
    if (looks % ANNOUNCE_EVERY === 0)
      await announceInstance(store, { id, keyIds: secrets.keyIds }, now());
    looks += 1;
    const mark = await readMark(store);
    if (!mark || mark.fingerprint === followed) return;
    followed = mark.fingerprint;
    await followMark(store, secrets, mark);
    log.info({ key_id: secrets.keyId }, 'Another secret is in use from now on.');
  };
  await look();
  const [first] = secrets.keyIds;
  if (secrets.keyId !== first)
    log.warn(
      { key_id: secrets.keyId },
      'The store is sealed under a secret of MARQUEE_SECRET_PREVIOUS. Once every instance has the new one, run: npx marquee secrets rotate',
    );
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(look).catch((error) => {
      if (error instanceof SecretDiffersError) onLost(error);
      else log.warn({ err: error }, 'Which secret is in use could not be read; it is tried again.');
    });
  }, every);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await looking;
    await forgetInstance(store, id).catch(() => {});
  };
}
