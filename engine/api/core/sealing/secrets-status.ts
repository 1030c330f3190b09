import type { Secrets } from '../../secrets/secrets.ts';
import type { Store } from '../../store/store.ts';
import { countFormerElsewhere, readInstances, readMark } from './marks.ts';
import { countSealed, type SealedCounts } from './read-sealed.ts';
import { requireSecret } from './sealed-store.ts';
import { INSTANCE_KEPT } from './watch-sealing.ts';

/**
 * How long links in mails hold that a secret which is gone has signed, in milliseconds: the longest is
 * the one that confirms the wish to know of an opening. (Those that end mails hold without it.)
 */
export const LONGEST_LINK = 48 * 3_600_000;

export interface SecretsStatus {
  /** The id of the secret in use. */
  readonly key_id: string;
  readonly since: Date;
  /** Whether it is MARQUEE_SECRET, not one of those before it. */
  readonly is_first: boolean;
  /** The ids of all secrets at hand, that of MARQUEE_SECRET first. */
  readonly at_hand: readonly string[];
  readonly instances: { readonly running: number; readonly behind: number };
  /** How much is sealed under it, and how much is not yet. */
  readonly tables: readonly SealedCounts[];
  /** Rows that are not sealed under it yet; null where there was never another one. */
  readonly elsewhere: number | null;
  /** From when on MARQUEE_SECRET_PREVIOUS is not needed any more; null: it still is, or there is none. */
  readonly previous_until: Date | null;
}

/** Which secret is in use, and what still needs another one. @throws SecretDiffersError */
export async function readSecretsStatus(
  store: Store,
  secrets: Secrets,
  now: Date,
): Promise<SecretsStatus> {
  await requireSecret(store, secrets);
  const mark = await readMark(store);
  const since = mark?.since ?? now;
  const { keyId: key_id, keyIds: at_hand } = secrets;
  const [first = ''] = at_hand;
  const running = await readInstances(store, new Date(now.getTime() - INSTANCE_KEPT));
  const behind = running.filter(({ keyIds }) => !keyIds.includes(first)).length;
  const tables = await countSealed(store, key_id);
  const former = await countFormerElsewhere(store, key_id);
  const total = tables.reduce((sum, { elsewhere }) => sum + elsewhere, former);
  const is_first = key_id === first;
  const alone = at_hand.length === 1;
  const done = is_first && !alone && total === 0;
  return {
    ...{ key_id, since, is_first, at_hand, tables },
    instances: { running: running.length, behind },
    elsewhere: alone && secrets.former().length === 0 ? null : total,
    previous_until: done ? new Date(since.getTime() + LONGEST_LINK) : null,
  };
}
