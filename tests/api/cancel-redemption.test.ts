import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantReward } from '#api/core/rewards/grant-reward.ts';
import { eq } from '#api/store/drizzle.ts';
import { mails } from '#api/store/tables/delivery.ts';
import { rewardRedemptions } from '#api/store/tables/ledger.ts';
import { auditEntries } from '#api/store/tables/operators.ts';
import { cancelRedemption, listRedemptions } from '#contract/rewards/endpoints.ts';
import { fulfilRedemption } from '#contract/rewards/operator-endpoints.ts';
import { CANCEL_WITHIN } from '#domain/rewards/cancel-window.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import {
  BADGE,
  balanceOf,
  earn,
  fillPool,
  GAME,
  redeem,
  rewardRow,
  STICKER,
} from '../support/rewards.ts';

const NOW = '2026-11-18T12:00:00.000Z';
const after = (milliseconds: number) => new Date(Date.parse(NOW) + milliseconds).toISOString();

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function buyer(reward_id: number) {
  api.setTime(NOW);
  const person = await api.creator('alpha');
  await earn(api, person, 200);
  const { body } = await redeem(api, person, reward_id);
  return { person, redemption: body.redemption };
}
/** Lets a redemption be so old, in milliseconds. */
const age = (id: number, milliseconds: number) =>
  api.services.store.database
    .update(rewardRedemptions)
    .set({ claimed_at: new Date(after(-milliseconds)) })
    .where(eq(rewardRedemptions.id, id));
const cancel = ({ token, uuid }: TestPerson, redemption_id: number) =>
  api.call(cancelRedemption, { token, query: { uuid }, params: { redemption_id } });

test('what was redeemed is taken back within the hour: points, stock and state, once, and without a mail', async () => {
  const { person, redemption } = await buyer(STICKER);
  expect(redemption.cancellable_until).toBe(after(CANCEL_WITHIN));
  const { redeemed } = await rewardRow(api, person.uuid, STICKER);
  const mailed = await api.services.store.database.$count(mails);
  await age(redemption.id, CANCEL_WITHIN - 1);
  const both = await Promise.all([cancel(person, redemption.id), cancel(person, redemption.id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 200)?.body).toMatchObject({
    ...{ state: 'refunded', refunded_at: NOW, cancellable_until: null },
  });
  expect(both.map(({ code }) => code)).toContain('REDEMPTION_NOT_CANCELLABLE');
  expect(await balanceOf(api, person)).toEqual({ balance: 200, earned: 200 });
  expect((await rewardRow(api, person.uuid, STICKER)).redeemed).toBe(redeemed - 1);
  expect(await api.services.store.database.$count(mails)).toBe(mailed);
  const [entry] = await api.services.store.database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'redemption.cancel'));
  expect(entry).toMatchObject({ actor_kind: 'creator', actor_id: person.id });
  // One a person: it can be redeemed again.
  expect((await redeem(api, person, STICKER)).status).toBe(201);
});

test('it is too late after an hour, and when it was delivered before', async () => {
  const { person, redemption } = await buyer(BADGE);
  await age(redemption.id, CANCEL_WITHIN);
  expect((await cancel(person, redemption.id)).code).toBe('REDEMPTION_NOT_CANCELLABLE');
  const other = await buyer(BADGE);
  const manager = await api.operator('alpha', 'manager');
  await api.call(fulfilRedemption, {
    ...{ token: manager.token, query: { uuid: manager.uuid }, body: {} },
    params: { redemption_id: other.redemption.id },
  });
  expect((await cancel(other.person, other.redemption.id)).code).toBe('REDEMPTION_NOT_CANCELLABLE');
  expect(await balanceOf(api, other.person)).toEqual({ balance: 190, earned: 200 });
});

test('a key that was read and what a quest gave cannot be cancelled, nor anything of somebody else', async () => {
  await fillPool(api, api.program('alpha').uuid, 1);
  const { person, redemption } = await buyer(GAME);
  expect(redemption).toMatchObject({ kind: 'key', cancellable_until: null });
  expect((await cancel(person, redemption.id)).code).toBe('REDEMPTION_NOT_CANCELLABLE');

  const { person: winner } = await buyer(BADGE);
  await grantReward(api.services.store, {
    ...{ program_uuid: winner.uuid, creator_id: winner.id, reward_id: STICKER },
    ...{ source: 'quest:1:once', now: new Date(NOW) },
  });
  const { body } = await api.call(listRedemptions, {
    token: winner.token,
    query: { uuid: winner.uuid },
  });
  const gift = body.items.find(({ cost }) => cost === 0);
  expect((await cancel(winner, gift?.id ?? 0)).code).toBe('REDEMPTION_NOT_CANCELLABLE');

  const owner = await buyer(BADGE);
  const missing = await cancel(person, 999_999);
  expect(missing.code).toBe('REDEMPTION_UNKNOWN');
  expect((await cancel(person, owner.redemption.id)).error).toEqual(missing.error);
});
