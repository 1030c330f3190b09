import { randomUUID } from 'node:crypto';
import { sealKey } from '#api/core/keys/sealed-key.ts';
import { postPoints } from '#api/core/ledger/post-points.ts';
import { and, eq, isNull } from '#api/store/drizzle.ts';
import { gameKeys, keyImports } from '#api/store/tables/activations.ts';
import { pointBalances, rewardRedemptions, rewards } from '#api/store/tables/ledger.ts';
import { redeemReward } from '#contract/rewards/endpoints.ts';
import type { TestApi, TestPerson } from './api.ts';

/** The season of the fixtures, whose points pay for every reward. */
export const SEASON = 1;
/** Rewards of the fixtures, by what a test needs of them. */
export const STICKER = 1; // costs 50, stock 3, one a person
export const BADGE = 2; // costs 10
export const GAME = 3; // a key, costs 80
export const PAST = 4;
/** The delivery of a sticker. */
export const ADDRESS = {
  ...{ size: 'L', recipient: 'Maya Marked', street: '1 Marked Street', city: 'Markedville' },
  ...{ postal_code: '10001', country: 'US' },
};
/** The key option that `GAME` takes from. */
const GAME_KEYS = 61;

/** Lets a person have earned points. */
export async function earn(api: TestApi, { uuid, id }: TestPerson, amount: number): Promise<void> {
  await postPoints(api.services.store, {
    program_uuid: uuid,
    activation_id: SEASON,
    creator_id: id,
    now: api.services.now(),
    amount,
    source_kind: 'quest',
    source_id: randomUUID(),
    reason: { quest_id: 1 },
  });
}

/** Fills the pool of a key option; returns the keys. */
export async function fillPool(
  api: TestApi,
  uuid: string,
  count: number,
  key_option_id = GAME_KEYS,
): Promise<string[]> {
  const { store, secrets } = api.services;
  const keys = Array.from({ length: count }, () => randomUUID());
  const [pool] = await store.database
    .insert(keyImports)
    .values({
      program_uuid: uuid,
      file_name: 'test.csv',
      imported: count,
      duplicates: 0,
      rejected: 0,
      imported_by: 'command_line:test',
    })
    .returning();
  await store.database.insert(gameKeys).values(
    keys.map((key) => ({
      ...sealKey(secrets, uuid, key),
      key_option_id,
      import_id: pool?.id ?? 0,
    })),
  );
  return keys;
}

export const redeem = (
  api: TestApi,
  { token, uuid }: TestPerson,
  reward_id: number,
  headers: Readonly<Record<string, string>> = {},
) =>
  api.call(redeemReward, {
    ...{ token, query: { uuid }, params: { reward_id }, headers },
    body: reward_id === STICKER ? { delivery: ADDRESS } : {},
  });

export async function balanceOf(api: TestApi, { id }: TestPerson) {
  const [row] = await api.services.store.database
    .select({ balance: pointBalances.balance, earned: pointBalances.earned })
    .from(pointBalances)
    .where(and(eq(pointBalances.creator_id, id), eq(pointBalances.activation_id, SEASON)));
  return row ?? { balance: 0, earned: 0 };
}

export async function rewardRow(api: TestApi, uuid: string, id: number) {
  const [row] = await api.services.store.database
    .select()
    .from(rewards)
    .where(and(eq(rewards.program_uuid, uuid), eq(rewards.id, id)));
  if (!row) throw new Error(`The fixtures have no reward ${id}.`);
  return row;
}

/** A person's redemptions. */
export const boughtBy = (api: TestApi, { id }: TestPerson) =>
  api.services.store.database
    .select()
    .from(rewardRedemptions)
    .where(and(eq(rewardRedemptions.creator_id, id), isNull(rewardRedemptions.source)));
