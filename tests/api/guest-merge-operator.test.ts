import { afterAll, beforeAll, expect, test } from 'vitest';
import { GUEST_TOKEN } from '#api/http/guest-token-hash.ts';
import { and, eq } from '#api/store/drizzle.ts';
import { guestLinks, influencerActivations } from '#api/store/tables/activations.ts';
import { guestMerges } from '#api/store/tables/guest-merges.ts';
import { auditEntries } from '#api/store/tables/operators.ts';
import { metricEvents } from '#api/store/tables/quests.ts';
import { revealKey } from '#contract/enrolments/endpoints.ts';
import {
  acceptAsGuest,
  claimKeyAsGuest,
  mergeGuest,
  readGuestActivation,
  submitGuestContent,
} from '#contract/guest/endpoints.ts';
import { listGuests, mergeGuestForCreator } from '#contract/people/guest-endpoints.ts';
import { contentReview } from '#contract/reviews/endpoints.ts';
import { startTestApi, type TestApi, type TestPerson, type TestProgram } from '../support/api.ts';
import { enrol, fillPool } from '../support/key-pool.ts';

let api: TestApi;
let manager: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  manager = await api.operator('alpha', 'manager');
});
afterAll(() => api.close());

const KEYS = 2;
const VIDEOS = 3;
const XBOX = 22;
let pools = 0;

interface Guest {
  readonly token: string;
  readonly id: number;
  readonly key: string | undefined;
}

/** The enrolment of the guest who has a token. */
async function enrolmentOf(token: string): Promise<number> {
  const { store, secrets } = api.services;
  const hash = secrets.fingerprint(GUEST_TOKEN, token);
  const [row] = await store.database
    .select({ id: influencerActivations.id })
    .from(influencerActivations)
    .where(eq(influencerActivations.guest_token_hash, hash));
  return row?.id ?? 0;
}

/** A guest who has accepted a link, and claimed a key where asked. */
async function guest({
  activation_id = KEYS,
  claimed = false,
  program = 'alpha' as TestProgram,
  name = 'Sam',
  email = 'sam@guests.example',
  ...link
}: { claimed?: boolean; program?: TestProgram; name?: string; email?: string } & Partial<
  typeof guestLinks.$inferInsert
> = {}): Promise<Guest> {
  const opened = await api.guestLink(program, { activation_id, ...link });
  const agreements = { coc_accepted: true };
  const body = { token: opened, name, email, agreements };
  const accepted = (await api.call(acceptAsGuest, { body })).body;
  const { token } = accepted;
  const id = await enrolmentOf(token);
  if (!claimed) return { token, id, key: undefined };
  pools += 1;
  await fillPool(api, program, XBOX, 1, `OPERATOR-${pools}`);
  const { key } = (await api.call(claimKeyAsGuest, { body: { token, key_option_id: XBOX } })).body;
  return { token, id, key };
}

const merge = (
  { id: creator_id }: Pick<TestPerson, 'id'>,
  { id: influencer_activation_id }: Pick<Guest, 'id'>,
  dry_run = false,
) =>
  api.call(mergeGuestForCreator, {
    token: manager.token,
    query: { uuid: manager.uuid },
    params: { creator_id },
    body: { influencer_activation_id, dry_run },
  });
const list = async (query: object = {}) =>
  (await api.call(listGuests, { token: manager.token, query: { uuid: manager.uuid, ...query } }))
    .body;
const idsOf = (page: Awaited<ReturnType<typeof list>>) =>
  page.items.map((item) => item.influencer_activation_id);
const reveal = ({ token, uuid }: TestPerson, influencer_activation_id: number) =>
  api.call(revealKey, { token, query: { uuid }, params: { influencer_activation_id } });
const audited = (id: number) =>
  api.services.store.database
    .select()
    .from(auditEntries)
    .where(
      and(eq(auditEntries.action, 'guest_link.merge'), eq(auditEntries.subject_id, String(id))),
    );

test('a guest is looked at, then merged by an operator as by the creator, and once', async () => {
  const person = await api.creator('alpha');
  const sam = await guest({ claimed: true });
  const planned = await merge(person, sam, true);
  const what = {
    ...{ activation: { id: KEYS, title: expect.any(String) }, own: null, way: 'moved' },
    guest: {
      ...{ influencer_activation_id: sam.id, state: 'claimed', key: true },
      ...{ name: 'Sam', email: 'sam@guests.example', contents: 0, accepted_contents: 0 },
    },
    result: { influencer_activation_id: sam.id, state: 'claimed' },
    agreements: ['coc_accepted'],
  };
  expect(planned.body).toEqual({ ...what, dry_run: true });
  // Looking changed nothing.
  expect((await api.call(readGuestActivation, { query: { token: sam.token } })).status).toBe(200);
  expect(await audited(sam.id)).toEqual([]);
  expect((await merge(person, sam)).body).toEqual({ ...what, dry_run: false });
  expect((await reveal(person, sam.id)).body.key).toBe(sam.key);
  const read = await api.call(readGuestActivation, { query: { token: sam.token } });
  expect(read.code).toBe('GUEST_LINK_MERGED');
  const entries = await audited(sam.id);
  expect(entries).toMatchObject([
    {
      ...{ actor_kind: 'operator', actor_id: manager.id },
      details: { from_creator_id: null, to_creator_id: person.id, to_state: 'claimed' },
    },
  ]);
  expect(JSON.stringify(entries)).not.toContain('Sam');
  const other = await api.creator('alpha');
  for (const [again, dry_run] of [
    [person, false],
    [other, false],
    [other, true],
  ] as const)
    expect(await merge(again, sam, dry_run)).toMatchObject({
      ...{ code: 'GUEST_MERGED', error: { extra: { creator_id: person.id } } },
    });
  // The creator’s own link finds it done as well.
  const own = await api.call(mergeGuest, { token: person.token, body: { token: sam.token } });
  expect(own.body).toMatchObject({ merged_before: true });
  expect(await audited(sam.id)).toHaveLength(1);
});

test('what the creator has in the same activation is said, and becomes what was said', async () => {
  for (const [state, claimed, way, result] of [
    ['offered', true, 'joined', 'claimed'],
    ['completed', false, 'joined', 'completed'],
    ['revoked', false, 'joined', 'revoked'],
  ] as const) {
    const person = await api.creator('alpha');
    const id = await enrol(api, person, KEYS, { state });
    const sam = await guest({ claimed });
    const planned = (await merge(person, sam, true)).body;
    expect(planned).toMatchObject({
      ...{ way, own: { influencer_activation_id: id, state, key: false } },
      result: { influencer_activation_id: id, state: result },
    });
    expect((await merge(person, sam)).body).toEqual({ ...planned, dry_run: false });
    // The guest's own enrolment is gone, and what became of it is known.
    expect((await merge(person, sam)).code).toBe('GUEST_MERGED');
    expect(await audited(id)).toMatchObject([
      { details: { from_state: state, to_state: result, way: 'joined' } },
    ]);
  }
  const person = await api.creator('alpha');
  const [first, second] = [await guest({ claimed: true }), await guest({ claimed: true })];
  await merge(person, first);
  expect((await merge(person, second, true)).body).toMatchObject({
    ...{ way: 'beside', own: { influencer_activation_id: first.id, key: true } },
    result: { influencer_activation_id: second.id, state: 'claimed' },
  });
  await merge(person, second);
  for (const { id, key } of [first, second]) expect((await reveal(person, id)).body.key).toBe(key);
});

test('content goes along, and what was accepted counts for the creator’s quests', async () => {
  const person = await api.creator('alpha');
  const sam = await guest({ activation_id: VIDEOS });
  const piece = await api.call(submitGuestContent, {
    query: { token: sam.token },
    body: { content_type: 'video', url: 'https://videos.example/lantern', title: 'Launch' },
  });
  const decided = await api.call(contentReview.decide, {
    token: manager.token,
    query: { uuid: manager.uuid },
    params: { id: piece.body.id },
    body: { decision: 'accept', revision: 1, reason_code: 'fits_program' },
  });
  expect(decided.status).toBe(200);
  expect((await merge(person, sam)).body).toMatchObject({
    ...{ guest: { contents: 1, accepted_contents: 1 }, result: { state: 'completed' } },
  });
  const events = await api.services.store.database
    .select()
    .from(metricEvents)
    .where(eq(metricEvents.creator_id, person.id));
  expect(events).toMatchObject([{ source_id: `content:${piece.body.id}`, counted: true }]);
});

test('of operators and creators who merge the same guest at once, one does', async () => {
  for (let round = 0; round < 4; round += 1) {
    const [person, other] = [await api.creator('alpha'), await api.creator('alpha')];
    const sam = await guest({ claimed: true });
    const [byOperator, byCreator, again] = await Promise.all([
      merge(person, sam),
      api.call(mergeGuest, { token: other.token, body: { token: sam.token } }),
      merge(person, sam),
    ]);
    const codes = [byOperator, byCreator, again].map(({ status, code }) => code ?? status);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    const lost = byCreator.status === 200 ? ['GUEST_MERGED', 'GUEST_MERGED'] : ['GUEST_MERGED'];
    expect(codes.filter((code) => code === 'GUEST_MERGED')).toEqual(lost);
    if (byCreator.status !== 200) expect(byCreator.code).toBe('GUEST_LINK_MERGED_ELSEWHERE');
    const merges = await api.services.store.database
      .select({ creator_id: guestMerges.creator_id })
      .from(guestMerges)
      .where(eq(guestMerges.guest_influencer_activation_id, sam.id));
    expect(merges).toEqual([{ creator_id: byCreator.status === 200 ? other.id : person.id }]);
    expect(await audited(sam.id)).toHaveLength(1);
  }
});

test('a guest or a creator whom the program does not have is refused, and who has nothing to keep', async () => {
  const person = await api.creator('alpha');
  const sam = await guest();
  const stranger = await api.creator('beta');
  const gone = await api.creator('alpha', { status: 'deleted' });
  for (const { id } of [stranger, gone])
    for (const dry_run of [true, false])
      expect((await merge({ id }, sam, dry_run)).code).toBe('CREATOR_UNKNOWN');
  const abroad = await guest({ program: 'beta' });
  const own = { id: await enrol(api, person, KEYS, {}) };
  for (const none of [abroad, own, { id: 2 ** 50 }])
    expect((await merge(person, none)).code).toBe('GUEST_UNKNOWN');
  const late = await guest({ label: 'late' });
  const withdrawn = await guest({ label: 'withdrawn' });
  const { database } = api.services.store;
  for (const [label, values] of [
    ['late', { expires_at: new Date('2026-01-01') }],
    ['withdrawn', { revoked_at: new Date() }],
  ] as const)
    await database.update(guestLinks).set(values).where(eq(guestLinks.label, label));
  expect((await merge(person, late, true)).code).toBe('GUEST_LINK_EXPIRED');
  expect((await merge(person, withdrawn)).code).toBe('GUEST_LINK_REVOKED');
  expect((await api.call(readGuestActivation, { query: { token: sam.token } })).status).toBe(200);
});

test('guests are found by what they said of themselves and by their link, until they are merged', async () => {
  const label = 'Lantern press';
  const [zola, quill] = [
    await guest({ name: 'Zola Murk', email: 'zmurk@guests.example', label }),
    await guest({ activation_id: VIDEOS, name: 'Quill', email: 'quill@guests.example', label }),
  ];
  const both = [quill.id, zola.id];
  for (const [query, ids] of [
    [{ search: 'zol mur' }, [zola.id]],
    [{ search: 'zmurk' }, [zola.id]],
    [{ search: 'quill@guests.example' }, [quill.id]],
    [{ search: 'lant' }, both],
    [{ search: 'lant', activation_id: VIDEOS }, [quill.id]],
    [{ search: 'nobody' }, []],
    [{ search: '--' }, []],
  ] as const)
    expect(idsOf(await list(query)), JSON.stringify(query)).toEqual(ids);
  const first = await list({ search: 'lantern', limit: 1 });
  expect(first.items).toMatchObject([
    {
      ...{ influencer_activation_id: quill.id, state: 'accepted', claimed_at: null },
      guest: { name: 'Quill', email: 'quill@guests.example' },
      ...{ activation: { id: VIDEOS, title: expect.any(String) }, guest_link: { label } },
    },
  ]);
  const next = await list({ search: 'lantern', limit: 1, cursor: first.next_cursor ?? '' });
  expect([idsOf(next), next.next_cursor]).toEqual([[zola.id], null]);
  const abroad = await guest({ program: 'beta', name: 'Zola Murk' });
  expect(idsOf(await list({ search: 'zola' }))).not.toContain(abroad.id);
  await merge(await api.creator('alpha'), zola);
  expect(idsOf(await list({ search: 'lantern' }))).toEqual([quill.id]);
});
