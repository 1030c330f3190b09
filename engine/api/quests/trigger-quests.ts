import { lockCreator } from '../core/ledger/lock-creator.ts';
import { readQuestBook } from '../core/quests/quest-book.ts';
import { reevaluate } from '../core/quests/reevaluate.ts';
import { ApiError } from '../http/api-error.ts';
import type { CreatorCaller } from '../http/caller.ts';
import { lt, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { questTriggers } from '../store/tables/quests.ts';

/** A creator may have an activation evaluated once in so many milliseconds. */
const EVERY = 60_000;

/**
 * Judges again what did not count for an activation's quests.
 * @throws ApiError ACTIVATION_UNKNOWN, NOT_A_MEMBER, TRIGGER_TOO_SOON
 */
export async function triggerQuests(
  store: Store,
  { creator_id, program }: CreatorCaller,
  activation_id: number,
  now: Date,
): Promise<void> {
  const book = await readQuestBook(store, program.uuid);
  if (!book.activations.has(activation_id)) throw new ApiError('ACTIVATION_UNKNOWN');
  await store.transaction(async () => {
    const creator = await lockCreator(store, program.uuid, creator_id);
    if (!creator?.member) throw new ApiError('NOT_A_MEMBER');
    const begun = await store.database
      .insert(questTriggers)
      .values({ program_uuid: program.uuid, creator_id, activation_id, triggered_at: now })
      .onConflictDoUpdate({
        target: [questTriggers.creator_id, questTriggers.activation_id],
        set: { triggered_at: now },
        setWhere: lt(
          questTriggers.triggered_at,
          sql`${new Date(now.getTime() - EVERY + 1).toISOString()}::timestamptz`,
        ),
      })
      .returning({ activation_id: questTriggers.activation_id });
    if (begun.length === 0) throw new ApiError('TRIGGER_TOO_SOON', {}, await secondsLeft());
    await reevaluate(store, program, { creator_id, activation_id, now });
  });

  async function secondsLeft(): Promise<number> {
    const [last] = await store.database
      .select({ at: questTriggers.triggered_at })
      .from(questTriggers)
      .where(
        sql`${questTriggers.creator_id} = ${creator_id} and ${questTriggers.activation_id} = ${activation_id}`,
      );
    const passed = now.getTime() - (last?.at.getTime() ?? now.getTime());
    return Math.max(1, Math.ceil((EVERY - passed) / 1000));
  }
}
