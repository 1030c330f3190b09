import { setTimeout as sleep } from 'node:timers/promises';
import type { Secrets } from '../../secrets/secrets.ts';
import type { Store } from '../../store/store.ts';
import { changeMark, markOf, readInstances, readMark, writeFormer } from './marks.ts';
import { countSealed } from './read-sealed.ts';
import { resealPlace } from './reseal.ts';
import { SEALED_PLACES } from './sealed-places.ts';
import { followMark, requireSecret } from './sealed-store.ts';
import { INSTANCE_KEPT, LOOK_EVERY } from './watch-sealing.ts';

/** Thrown where instances run that could open nothing of what is sealed from now on. */
export class InstancesBehindError extends Error {
  override readonly name = 'InstancesBehindError';

  constructor(behind: number, running: number) {
    super(
      `${behind} of ${running} running instances ${behind === 1 ? 'does' : 'do'} not know this MARQUEE_SECRET yet; nothing was changed. Restart each with the new secret as MARQUEE_SECRET and the old one in MARQUEE_SECRET_PREVIOUS. One that has ended is forgotten after ${INSTANCE_KEPT / 1000} s.`,
    );
  }
}

export interface RotationReport {
  /** The id of the secret that everything is sealed under now. */
  readonly key_id: string;
  /** Since when it is in use. */
  readonly since: Date;
  /** Rows that were sealed anew, by table. */
  readonly renewed: Readonly<Record<string, number>>;
  /** Rows that no secret at hand opens, by table; they are left as they are. */
  readonly unreadable: Readonly<Record<string, number>>;
}

export interface RotationOptions {
  readonly now: () => Date;
  readonly progress?: (rows: number, of: number) => void;
  /** Milliseconds for which a running instance may not have noticed that another secret is in use. */
  readonly unnoticed?: number;
}

/**
 * Takes MARQUEE_SECRET into use, and seals all under it that was sealed under another. Beside running
 * servers, again after it was interrupted, twice at once: each ends with everything sealed anew.
 * @throws SecretDiffersError, InstancesBehindError
 */
export async function rotateSecrets(
  store: Store,
  secrets: Secrets,
  { now, progress = () => {}, ...options }: RotationOptions,
): Promise<RotationReport> {
  const { since, running } = await takeIntoUse(store, secrets, now);
  const unnoticed = options.unnoticed ?? (running > 0 ? 3 * LOOK_EVERY : 0);
  const renewed = new Map<string, number>();
  const unreadable = new Map<string, number>();
  const counts = await countSealed(store, secrets.keyId);
  const total = counts.reduce((sum, { elsewhere }) => sum + elsewhere, 0);
  let done = 0;
  for (;;) {
    // What is read after this moment was written by instances that have noticed.
    const settled = now().getTime() - since.getTime() >= unnoticed;
    let found = 0;
    for (const place of SEALED_PLACES) {
      const { table } = place;
      const passed = await resealPlace(store, secrets, place, (rows) => {
        done += rows;
        progress(Math.min(done, total), total);
      });
      found += passed.renewed + passed.missed;
      renewed.set(table, (renewed.get(table) ?? 0) + passed.renewed);
      unreadable.set(table, passed.unreadable);
    }
    if (settled && found === 0) break;
    if (!settled) await sleep(Math.min(unnoticed, 1_000));
  }
  return { key_id: secrets.keyId, since, renewed: told(renewed), unreadable: told(unreadable) };
}

const told = (counts: ReadonlyMap<string, number>) =>
  Object.fromEntries([...counts].filter(([, count]) => count > 0));

/** @returns since when it is in use, and how many instances have to notice */
async function takeIntoUse(store: Store, secrets: Secrets, now: () => Date) {
  await requireSecret(store, secrets);
  const [wanted = ''] = secrets.keyIds;
  const running = await requireInstances(store, wanted, now());
  const since = await store.transaction(async () => {
    const before = await readMark(store);
    if (!before) throw new Error('The mark of the store is gone.');
    await followMark(store, secrets, before);
    secrets.use(wanted, 'named');
    const at = now();
    const [keys] = secrets.fingerprinters();
    const mark = markOf(keys, 'named');
    // Also what an earlier exchange left behind is sealed under this one.
    await writeFormer(store, secrets, at);
    if (before.fingerprint === mark) return before.since;
    if (await changeMark(store, before.fingerprint, mark, at)) return at;
    // Somebody else takes it into use as well: what they marked is there now.
    const after = await readMark(store);
    if (after?.fingerprint !== mark)
      throw new Error('The secret was exchanged for another one meanwhile. Run it again.');
    return after.since;
  });
  return { since, running };
}

/** @returns how many run */
async function requireInstances(store: Store, keyId: string, now: Date): Promise<number> {
  const running = await readInstances(store, new Date(now.getTime() - INSTANCE_KEPT));
  const behind = running.filter(({ keyIds }) => !keyIds.includes(keyId));
  if (behind.length > 0) throw new InstancesBehindError(behind.length, running.length);
  return running.length;
}
