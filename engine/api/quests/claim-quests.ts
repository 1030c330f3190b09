import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { claimQuests as endpoint } from '#contract/quests/endpoints.ts';
import { readQuestBook } from '../core/quests/quest-book.ts';
import { grantReward } from '../core/rewards/grant-reward.ts';
import { ApiError } from '../http/api-error.ts';
import type { CreatorCaller } from '../http/caller.ts';
import type { Store } from '../store/store.ts';
import { markClaimed } from './mark-claimed.ts';
import { readWaiting, type Waiting } from './read-waiting.ts';

/** Periods that one call claims; what is left waits for the next call. */
const AT_ONCE = 500;

export interface ClaimRequest {
  readonly activation_id: number;
  /** Undefined: all quests of the activation. */
  readonly quest_id: number | undefined;
  readonly now: Date;
}

/**
 * Claims what completed quests bring: progress, points and rewards change together or not at all,
 * and each period is claimed once.
 * @throws ApiError ACTIVATION_UNKNOWN, QUEST_UNKNOWN, NOT_A_MEMBER, NOTHING_TO_CLAIM,
 *   AGREEMENTS_MISSING where every quest that waits needs some
 */
export async function claimQuests(
  store: Store,
  caller: CreatorCaller,
  { activation_id, quest_id, now }: ClaimRequest,
): Promise<ResponseOf<typeof endpoint>> {
  const { program, creator_id } = caller;
  const book = await readQuestBook(store, program.uuid);
  if (!book.activations.has(activation_id)) throw new ApiError('ACTIVATION_UNKNOWN');
  const quests = book.quests.filter(
    (quest) =>
      quest.activation_id === activation_id && (quest_id === undefined || quest.id === quest_id),
  );
  if (quest_id !== undefined && quests.length === 0) throw new ApiError('QUEST_UNKNOWN');
  const claim = async () => {
    const waiting = (await readWaiting(store, book, caller, quests)).slice(0, AT_ONCE);
    const account = { program_uuid: program.uuid, activation_id, creator_id, now };
    const { member, claimed, balance, earned } = await markClaimed(store, account, waiting);
    if (!member) throw new ApiError('NOT_A_MEMBER');
    // Another call was first.
    if (claimed.length === 0) throw new ApiError('NOTHING_TO_CLAIM');
    const answers = await giveRewards(store, caller, claimed, now);
    return { claimed: answers, point_balance: { activation_id, balance, earned } };
  };
  const alone = quests.every(({ reward_id }) => reward_id === null);
  return alone ? store.single(claim) : store.transaction(claim);
}

async function giveRewards(
  store: Store,
  { program, creator_id }: CreatorCaller,
  claimed: readonly Waiting[],
  now: Date,
): Promise<ResponseOf<typeof endpoint>['claimed']> {
  const answers: ResponseOf<typeof endpoint>['claimed'] = [];
  for (const { quest, period } of claimed) {
    const { id, reward_id, points } = quest;
    const granted = {
      program_uuid: program.uuid,
      creator_id,
      source: `quest:${id}:${period}`,
      now,
    };
    const redemption_id =
      reward_id === null ? null : await grantReward(store, { ...granted, reward_id });
    answers.push({ quest_id: id, period, points, redemption_id });
  }
  return answers;
}
