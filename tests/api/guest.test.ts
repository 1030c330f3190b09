import { afterAll, beforeAll, expect, test } from 'vitest';
import { and, eq } from '#api/store/drizzle.ts';
import {
  activations,
  guestLinks,
  influencerActivations,
  keyReveals,
} from '#api/store/tables/activations.ts';
import {
  acceptAsGuest,
  claimKeyAsGuest,
  listGuestContent,
  listGuestQuests,
  readGuestActivation,
  revealKeyAsGuest,
  selectGuestKey,
  submitGuestContent,
} from '#contract/guest/endpoints.ts';
import { startTestApi, type TestApi } from '../support/api.ts';
import { changeActivation, fillPool } from '../support/key-pool.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const link = (activation_id: number, values: object = {}) =>
  api.guestLink('alpha', { activation_id, ...values });
const read = (token: string) => api.call(readGuestActivation, { query: { token } });
const agreements = { coc_accepted: true };
const accept = (token: string, rest: object = { agreements }) =>
  api.call(acceptAsGuest, { body: { token, name: 'Sam', ...rest } });
const claim = (token: string, rest: object = {}) =>
  api.call(claimKeyAsGuest, { body: { token, ...rest } });
const reveal = (token: string) => api.call(revealKeyAsGuest, { body: { token } });
const select = (token: string, key_option_id: number, program = 'alpha') =>
  api.call(selectGuestKey, { params: { program }, body: { token, key_option_id } });
const codesOf = (answers: readonly { code: string | undefined }[]) =>
  answers.map(({ code }) => code ?? 'fine').sort();

test('a link offers its activation, and a guest goes from it to a key and sees it again', async () => {
  const { database } = api.services.store;
  await fillPool(api, 'alpha', 22, 1, 'GUEST');
  const token = await link(2);
  const offered = await read(token);
  expect(offered.body).toMatchObject({
    uuid: api.program('alpha').uuid,
    program: 'alpha',
    guest_link_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    guest_name: null,
    uses_left: 1,
    link_state: 'open',
    influencer_activation: { activation_id: 2, state: 'offered', key_option_id: null, open: true },
  });
  expect(offered.body.influencer_activation).not.toHaveProperty('id');
  const accepted = await accept(token, { agreements, email: 'sam@guests.example' });
  expect(accepted.body).toMatchObject({
    token,
    guest_name: 'Sam',
    uses_left: 0,
    influencer_activation: { state: 'accepted' },
  });
  expect((await reveal(token)).code).toBe('KEY_NOT_CLAIMED');
  const chosen = await select(token, 22);
  expect(chosen.body.influencer_activation).toMatchObject({ key_option_id: 22, state: 'accepted' });
  const claimed = await claim(token);
  expect(claimed.body).toMatchObject({ key: 'GUEST-22-0-SECRET', key_option_id: 22, region: 'EU' });
  expect((await reveal(token)).body).toEqual(claimed.body);
  expect((await read(token)).body.influencer_activation.state).toBe('claimed');
  const [row] = await database
    .select()
    .from(influencerActivations)
    .where(eq(influencerActivations.guest_email, 'sam@guests.example'));
  expect(row?.guest_agreements).toEqual({ coc_accepted: expect.any(String) });
  const reveals = await database.select().from(keyReveals);
  expect(reveals.map(({ actor_kind, actor_id }) => [actor_kind, actor_id])).toEqual([
    ['guest', String(row?.id)],
    ['guest', String(row?.id)],
  ]);
});

test('of 20 guests who accept a link for three at once, three are taken, each with a token of their own', async () => {
  const { database } = api.services.store;
  const token = await link(3, { uses_limit: 3 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => accept(token)));
  expect(codesOf(answers)).toEqual([
    ...Array(17).fill('GUEST_LINK_USED_UP'),
    ...Array(3).fill('fine'),
  ]);
  const tokens = answers.flatMap(({ body, status }) => (status === 200 ? [body.token] : []));
  expect(new Set([...tokens, token]).size).toBe(4);
  for (const own of tokens)
    expect((await read(own)).body).toMatchObject({ guest_name: 'Sam', uses_left: 0 });
  expect((await read(token)).body).toMatchObject({
    guest_name: null,
    uses_left: 0,
    link_state: 'used_up',
  });
  const [row] = await database.select().from(guestLinks).where(eq(guestLinks.uses_limit, 3));
  expect(row?.uses).toBe(3);
  const rows = await database
    .select()
    .from(influencerActivations)
    .where(eq(influencerActivations.guest_link_id, row?.id ?? ''));
  expect(rows).toHaveLength(3);
  const kept = JSON.stringify([row, rows]);
  for (const own of [...tokens, token]) expect(kept).not.toContain(own);
});

test('of 20 calls that accept a link for one at once, one is taken', async () => {
  const token = await link(3);
  const codes = codesOf(await Promise.all(Array.from({ length: 20 }, () => accept(token))));
  expect(codes.filter((code) => code === 'fine')).toHaveLength(1);
  const refusals = new Set(codes.filter((code) => code !== 'fine'));
  expect([...refusals].every((code) => /USED_UP|TRANSITION_REFUSED/.test(code))).toBe(true);
});

test('accepting twice is refused, and so is accepting without the agreements, which uses nothing up', async () => {
  const token = await link(2);
  const refused = await accept(token, {});
  expect([refused.code, refused.error.extra.agreements]).toEqual([
    'AGREEMENTS_MISSING',
    [{ agreement: 'coc_accepted', version: expect.any(String) }],
  ]);
  expect((await read(token)).body).toMatchObject({ uses_left: 1, guest_name: null });
  expect((await accept(token)).status).toBe(200);
  const again = await accept(token);
  expect([again.code, again.error.extra.state]).toEqual(['TRANSITION_REFUSED', 'accepted']);
});

test('a link takes nobody while its activation is closed or has no place left', async () => {
  const token = await link(3, { uses_limit: 5 });
  await changeActivation(api, 'alpha', 3, { closes_at: new Date('2026-01-01') });
  expect((await accept(token)).code).toBe('ACTIVATION_NOT_OPEN');
  await changeActivation(api, 'alpha', 3, { closes_at: null, guests: false });
  expect((await accept(token)).code).toBe('ACTIVATION_NOT_OPEN');
  const [row] = await api.services.store.database
    .select()
    .from(activations)
    .where(and(eq(activations.program_uuid, api.program('alpha').uuid), eq(activations.id, 3)));
  const full = (row?.enrolments ?? 0) + 1;
  await changeActivation(api, 'alpha', 3, { guests: true, enrolment_limit: full });
  const answers = await Promise.all([accept(token), accept(token), accept(token)]);
  expect(codesOf(answers)).toEqual(['ACTIVATION_FULL', 'ACTIVATION_FULL', 'fine']);
  expect((await read(token)).body.uses_left).toBe(4);
  await changeActivation(api, 'alpha', 3, { enrolment_limit: null });
});

test('a key is chosen and claimed only after accepting, once, from the link’s own activation', async () => {
  await fillPool(api, 'alpha', 22, 1, 'CHOICE');
  const token = await link(2);
  expect((await select(token, 21)).code).toBe('KEY_NOT_CLAIMABLE');
  expect((await claim(token)).code).toBe('KEY_NOT_CLAIMABLE');
  await accept(token);
  expect((await select(token, 61)).code).toBe('KEY_OPTION_UNKNOWN');
  expect((await claim(token, { key_option_id: 61 })).code).toBe('KEY_OPTION_UNKNOWN');
  expect((await claim(token, { key_option_id: 21 })).code).toBe('KEYS_EXHAUSTED');
  await changeActivation(api, 'alpha', 2, { closes_at: new Date('2026-01-01') });
  expect((await select(token, 22)).code).toBe('ACTIVATION_NOT_OPEN');
  expect((await claim(token)).code).toBe('ACTIVATION_NOT_OPEN');
  await changeActivation(api, 'alpha', 2, { closes_at: null });
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => claim(token, { key_option_id: 22 })),
  );
  expect(codesOf(answers)).toEqual([...Array(9).fill('KEY_ALREADY_CLAIMED'), 'fine']);
  expect((await select(token, 21)).code).toBe('KEY_ALREADY_CLAIMED');
});

test('one of several keys must be named where none is preferred', async () => {
  const beta = await api.guestLink('beta', { activation_id: 2 });
  const accepted = await accept(beta);
  expect(accepted.body.program).toBe('beta');
  const { database } = api.services.store;
  // Neither is the preferred one of the program.
  await database
    .update(influencerActivations)
    .set({ activation_id: 6 })
    .where(eq(influencerActivations.program_uuid, api.program('beta').uuid));
  const { keyOptions } = await import('#api/store/tables/activations.ts');
  await database.insert(keyOptions).values({
    program_uuid: api.program('beta').uuid,
    id: 62,
    activation_id: 6,
    label: { en: 'Xbox' },
    platform: 'xbox',
  });
  expect((await claim(beta)).code).toBe('KEY_OPTION_MISSING');
});

test('the path of a key selection names the link’s own program, hyphens and all', async () => {
  const token = await link(2);
  await accept(token);
  expect((await select(token, 22, 'beta')).code).toBe('GUEST_LINK_UNKNOWN');
  expect((await select(token, 22, 'capital-of-the-old-west-2')).code).toBe('GUEST_LINK_UNKNOWN');
  expect((await read(token)).body.influencer_activation.key_option_id).toBe(null);
  for (const path of ['alpha_key_selec', 'alpha_x_key_select', 'Alpha_key_select', '_key_select']) {
    const url = `/api/guest/${path}`;
    const answer = await api.app.inject({
      method: 'POST',
      url,
      payload: { token, key_option_id: 22 },
    });
    expect([path, answer.json().extra.code]).toEqual([path, 'ENDPOINT_UNKNOWN']);
  }
  const url = '/api/guest/alpha_key_select';
  const answer = await api.app.inject({
    method: 'POST',
    url,
    payload: { token, key_option_id: 22 },
  });
  expect(answer.statusCode).toBe(200);
});

test('a link that is over says whether it expired or was revoked, to whoever has not accepted it', async () => {
  const expired = await link(3, { expires_at: new Date('2026-01-01') });
  const revoked = await link(3, { revoked_at: new Date(), expires_at: new Date('2026-01-01') });
  for (const [token, code] of [
    [expired, 'GUEST_LINK_EXPIRED'],
    [revoked, 'GUEST_LINK_REVOKED'],
  ] as const)
    expect(codesOf([await read(token), await accept(token), await claim(token)])).toEqual(
      Array(3).fill(code),
    );
  expect((await read('t'.repeat(43))).code).toBe('GUEST_LINK_UNKNOWN');
});

test.each([
  ['expired', 'GUEST_LINK_EXPIRED', { expires_at: new Date('2026-01-01') }],
  ['revoked', 'GUEST_LINK_REVOKED', { revoked_at: new Date() }],
])(
  'by a link that was %s guests see what they claimed, and nothing new is given',
  async (state, code, values) => {
    const { database } = api.services.store;
    await fillPool(api, 'alpha', 22, 1, `OVER-${state}`);
    const claimed = await link(2, { label: state, uses_limit: 2 });
    const mine = (await accept(claimed)).body.token;
    const late = (await accept(claimed)).body.token;
    const { body: key } = await claim(mine, { key_option_id: 22 });
    await database.update(guestLinks).set(values).where(eq(guestLinks.label, state));
    expect((await read(mine)).body).toMatchObject({
      link_state: state,
      guest_name: 'Sam',
      influencer_activation: { state: 'claimed' },
    });
    expect((await reveal(mine)).body).toEqual(key);
    expect((await api.call(listGuestContent, { query: { token: mine } })).body.total).toBe(0);
    expect((await api.call(listGuestQuests, { query: { token: mine } })).status).toBe(200);
    expect((await read(late)).body).toMatchObject({
      link_state: state,
      influencer_activation: { state: 'accepted' },
    });
    const content = { content_type: 'video', url: 'https://videos.example/late', title: 'Late' };
    const refused = [
      await read(claimed),
      await accept(claimed),
      await select(late, 22),
      await claim(late, { key_option_id: 22 }),
      await api.call(submitGuestContent, { query: { token: late }, body: content }),
    ];
    expect(codesOf(refused)).toEqual(Array(5).fill(code));
    expect((await read(late)).body.influencer_activation).toMatchObject({ key_option_id: null });
  },
);

test('an acceptance whose answer was lost is asked for again: one place, the same token', async () => {
  const token = await link(2, { uses_limit: 3 });
  const ask = (key: string, name = 'Sam') =>
    api.call(acceptAsGuest, {
      body: { token, name, agreements },
      headers: { 'idempotency-key': key },
    });
  const [lost, again] = [await ask('of Sam'), await ask('of Sam')];
  expect(lost.body.token).not.toBe(token);
  expect(again.body).toEqual(lost.body);
  expect((await read(token)).body.uses_left).toBe(2);
  expect((await read(again.body.token)).body.guest_name).toBe('Sam');
  expect((await ask('of Kim', 'Kim')).body.token).not.toBe(lost.body.token);
  expect((await ask('of Sam', 'Kim')).code).toBe('IDEMPOTENCY_KEY_REUSED');
});

test('a personal link that was accepted answers the same again, and takes no second acceptance', async () => {
  const token = await link(2);
  const ask = () =>
    api.call(acceptAsGuest, {
      body: { token, name: 'Sam', agreements },
      headers: { 'idempotency-key': 'mine' },
    });
  const [lost, again] = [await ask(), await ask()];
  expect([lost.status, again.status]).toEqual([200, 200]);
  expect(again.body).toEqual(lost.body);
  expect((await accept(token)).code).toBe('TRANSITION_REFUSED');
});
