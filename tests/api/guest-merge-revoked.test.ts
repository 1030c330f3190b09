import { afterAll, beforeAll, expect, test } from 'vitest';
import { guestHandlers } from '#api/guest/handlers.ts';
import type { GuestCaller } from '#api/http/caller.ts';
import { GUEST_TOKEN } from '#api/http/guest-token-hash.ts';
import { and, eq } from '#api/store/drizzle.ts';
import { gameKeys, influencerActivations, keyReveals } from '#api/store/tables/activations.ts';
import { revokeInfluencerActivation } from '#contract/campaigns/endpoints.ts';
import { listInfluencerActivations, revealKey } from '#contract/enrolments/endpoints.ts';
import {
  acceptAsGuest,
  claimKeyAsGuest,
  mergeGuest,
  submitGuestContent,
} from '#contract/guest/endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import { changeActivation, enrol, fillPool } from '../support/key-pool.ts';

let api: TestApi;
let manager: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  manager = await api.operator('alpha', 'manager');
  await changeActivation(api, 'alpha', FOR_ALL, { guests: true });
});
afterAll(() => api.close());

const VIDEOS = 3;
/** An activation of keys that every member is offered. */
const FOR_ALL = 6;
const OPTION = 61;
let pools = 0;

/** A guest who has accepted a link, and claimed a key where asked. */
async function guest({ activation_id = FOR_ALL, claimed = false } = {}) {
  const link = await api.guestLink('alpha', { activation_id });
  const { body } = await api.call(acceptAsGuest, {
    body: { token: link, name: 'Sam', agreements: { coc_accepted: true } },
  });
  const { token } = body;
  if (claimed) {
    pools += 1;
    await fillPool(api, 'alpha', OPTION, 1, `REVOKED-${pools}`);
    const answer = await api.call(claimKeyAsGuest, { body: { token, key_option_id: OPTION } });
    expect(answer.status).toBe(200);
  }
  return { token, ...(await enrolmentOf(token)) };
}
async function enrolmentOf(token: string) {
  const hash = api.services.secrets.fingerprint(GUEST_TOKEN, token);
  const [row] = await api.services.store.database
    .select()
    .from(influencerActivations)
    .where(eq(influencerActivations.guest_token_hash, hash));
  if (!row) throw new Error('The guest has no enrolment.');
  return { hash, row };
}
async function revoke(id: number): Promise<void> {
  const answer = await api.call(revokeInfluencerActivation, {
    token: manager.token,
    query: { uuid: manager.uuid },
    params: { influencer_activation_id: id },
    body: { note: 'Not for guests.' },
  });
  expect(answer.code).toBeUndefined();
}
const merge = (person: TestPerson, token: string) =>
  api.call(mergeGuest, { token: person.token, body: { token } });
const statesOf = async ({ token, uuid }: TestPerson, activation_id = FOR_ALL) =>
  (await api.call(listInfluencerActivations, { token, query: { uuid } })).body.items
    .filter((one) => one.activation_id === activation_id)
    .map(({ state }) => state)
    .toSorted();

test('what an operator revoked of a guest is refused, and the account is offered its own', async () => {
  const person = await api.creator('alpha');
  const { token, row } = await guest();
  await revoke(row.id);
  expect((await merge(person, token)).code).toBe('GUEST_LINK_REVOKED');
  expect((await enrolmentOf(token)).row).toMatchObject({ state: 'revoked', creator_id: null });
  expect(await statesOf(person)).toEqual(['offered']);
});

test('a key that was claimed before stays on record beside what the account is offered', async () => {
  const { database } = api.services.store;
  for (const own of [false, true]) {
    const person = await api.creator('alpha');
    const id = own ? await enrol(api, person, FOR_ALL, { state: 'accepted' }) : undefined;
    const { token, row } = await guest({ claimed: true });
    await revoke(row.id);
    const merged = await merge(person, token);
    expect(merged.body.influencer_activation).toMatchObject({ id: row.id, state: 'revoked' });
    expect(await statesOf(person)).toEqual([own ? 'accepted' : 'offered', 'revoked']);
    const keys = await database
      .select()
      .from(gameKeys)
      .where(eq(gameKeys.influencer_activation_id, row.id));
    expect(keys.map(({ state }) => state)).toEqual(['revoked']);
    const of = { token: person.token, query: { uuid: person.uuid } };
    const shown = (influencer_activation_id: number) =>
      api.call(revealKey, { ...of, params: { influencer_activation_id } });
    for (const one of [row.id, ...(id === undefined ? [] : [id])])
      expect((await shown(one)).code).toBe('KEY_NOT_CLAIMED');
  }
});

test('content that was handed in before goes into the account', async () => {
  const person = await api.creator('alpha');
  const { token, row } = await guest({ activation_id: VIDEOS });
  const piece = { content_type: 'video', url: 'https://videos.example/revoked', title: 'Launch' };
  expect((await api.call(submitGuestContent, { query: { token }, body: piece })).status).toBe(201);
  await revoke(row.id);
  expect((await merge(person, token)).body.influencer_activation.state).toBe('revoked');
  expect(await statesOf(person, VIDEOS)).toEqual(['offered', 'revoked']);
});

test('who was seen to be a guest just before the merge gets nothing of the account’s', async () => {
  const { services } = api;
  const person = await api.creator('alpha');
  const { token, hash, row } = await guest({ claimed: true });
  const caller: GuestCaller = {
    kind: 'guest',
    program: api.program('alpha'),
    guest_link_id: row.guest_link_id ?? '',
    activation_id: FOR_ALL,
    token_hash: hash,
    influencer_activation_id: row.id,
    link_state: 'open',
  };
  expect((await merge(person, token)).status).toBe(200);
  const handlers = guestHandlers(services);
  const call = { caller, locale: 'en', request: { id: 'late' } };
  const reveal = handlers.revealKeyAsGuest as unknown as (of: object) => Promise<unknown>;
  const list = handlers.listGuestContent as unknown as (of: object) => Promise<unknown>;
  await expect(reveal({ ...call, body: { token } })).rejects.toMatchObject({
    code: 'GUEST_LINK_MERGED',
  });
  await expect(list({ ...call, query: { token } })).rejects.toMatchObject({
    code: 'GUEST_LINK_MERGED',
  });
  const shown = await services.store.database
    .select()
    .from(keyReveals)
    .innerJoin(gameKeys, eq(gameKeys.id, keyReveals.game_key_id))
    .where(and(eq(gameKeys.influencer_activation_id, row.id)));
  expect(shown).toHaveLength(1);
});
