import { afterAll, beforeAll, expect, test } from 'vitest';
import { and, count, eq, inArray, sum } from '#api/store/drizzle.ts';
import { agreementAcceptances } from '#api/store/tables/accounts.ts';
import {
  activations,
  gameKeys,
  guestLinks,
  influencerActivations,
  keyReveals,
} from '#api/store/tables/activations.ts';
import { guestMerges } from '#api/store/tables/guest-merges.ts';
import { auditEntries } from '#api/store/tables/operators.ts';
import { deleteAccount } from '#contract/account/endpoints.ts';
import {
  listInfluencerActivations,
  readInfluencerActivation,
  revealKey,
} from '#contract/enrolments/endpoints.ts';
import {
  acceptAsGuest,
  claimKeyAsGuest,
  mergeGuest,
  readGuestActivation,
  revealKeyAsGuest,
} from '#contract/guest/endpoints.ts';
import { startTestApi, type TestApi, type TestPerson, type TestProgram } from '../support/api.ts';
import { changeActivation, enrol, fillPool } from '../support/key-pool.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const KEYS = 2;
const XBOX = 22;
let pools = 0;

/** A guest who has accepted a link, and claimed a key where asked. @returns the guest's token */
async function guest({
  activation_id = KEYS,
  claimed = false,
  program = 'alpha' as TestProgram,
  ...values
}: { claimed?: boolean; program?: TestProgram } & Partial<typeof guestLinks.$inferInsert> = {}) {
  const link = await api.guestLink(program, { activation_id, ...values });
  const agreements = { coc_accepted: true };
  const accepted = await api.call(acceptAsGuest, {
    body: { token: link, name: 'Sam', email: 'sam@guests.example', agreements },
  });
  const { token } = accepted.body;
  if (!claimed) return { token, link, key: undefined };
  pools += 1;
  await fillPool(api, program, XBOX, 1, `MERGE-${pools}`);
  const { body } = await api.call(claimKeyAsGuest, { body: { token, key_option_id: XBOX } });
  return { token, link, key: body.key };
}

const merge = (person: TestPerson, token: string) =>
  api.call(mergeGuest, { token: person.token, body: { token } });
const as = (person: TestPerson, id: number) => ({
  token: person.token,
  query: { uuid: person.uuid },
  params: { influencer_activation_id: id },
});
const reveal = (person: TestPerson, id: number) => api.call(revealKey, as(person, id));
const enrolmentsOf = async (person: TestPerson) =>
  (await api.call(listInfluencerActivations, { token: person.token, query: { uuid: person.uuid } }))
    .body.items;
const inKeys = async (person: TestPerson) =>
  (await enrolmentsOf(person)).filter(({ activation_id }) => activation_id === KEYS);
const audited = (id: number) =>
  api.services.store.database
    .select()
    .from(auditEntries)
    .where(
      and(eq(auditEntries.action, 'guest_link.merge'), eq(auditEntries.subject_id, String(id))),
    );

/** Expects counted places and the enrolments that hold one to agree. */
async function placesAreRight(activation_id = KEYS): Promise<void> {
  const { database } = api.services.store;
  const program_uuid = api.program('alpha').uuid;
  const [kept] = await database
    .select({ enrolments: sum(activations.enrolments) })
    .from(activations)
    .where(and(eq(activations.program_uuid, program_uuid), eq(activations.id, activation_id)));
  const [held] = await database
    .select({ rows: count() })
    .from(influencerActivations)
    .where(
      and(
        eq(influencerActivations.program_uuid, program_uuid),
        eq(influencerActivations.activation_id, activation_id),
        inArray(influencerActivations.state, ['offered', 'accepted', 'claimed', 'completed']),
      ),
    );
  expect(Number(kept?.enrolments)).toBe(held?.rows);
}

/** An enrolment of a person's own, its place counted. */
async function own(person: TestPerson, values: Partial<typeof influencerActivations.$inferInsert>) {
  const { database } = api.services.store;
  const [row] = await database
    .select({ enrolments: activations.enrolments })
    .from(activations)
    .where(and(eq(activations.program_uuid, person.uuid), eq(activations.id, KEYS)));
  if (!['declined', 'expired', 'revoked'].includes(values.state ?? ''))
    await changeActivation(api, 'alpha', KEYS, { enrolments: (row?.enrolments ?? 0) + 1 });
  return enrol(api, person, KEYS, values);
}

test('a guest who signs in keeps the key, its record and the agreements, also before membership', async () => {
  const { database } = api.services.store;
  const person = await api.creator('alpha', { member_since: null });
  const { token, key } = await guest({ claimed: true });
  const merged = await merge(person, token);
  expect(merged.status).toBe(200);
  const { influencer_activation: kept, merged_before } = merged.body;
  expect(merged_before).toBe(false);
  expect(kept).toMatchObject({ activation_id: KEYS, state: 'claimed', key_option_id: XBOX });
  expect((await reveal(person, kept.id)).body.key).toBe(key);
  const reveals = await database
    .select({ by: keyReveals.actor_kind })
    .from(keyReveals)
    .innerJoin(gameKeys, eq(gameKeys.id, keyReveals.game_key_id))
    .where(eq(gameKeys.influencer_activation_id, kept.id))
    .orderBy(keyReveals.id);
  expect(reveals).toEqual([{ by: 'guest' }, { by: 'creator' }]);
  const agreed = await database
    .select()
    .from(agreementAcceptances)
    .where(eq(agreementAcceptances.creator_id, person.id));
  expect(agreed).toMatchObject([{ agreement: 'coc_accepted' }]);
  const [row] = await database
    .select()
    .from(influencerActivations)
    .where(eq(influencerActivations.id, kept.id));
  expect(row).toMatchObject({ guest_name: null, guest_email: null, guest_token_hash: null });
  const entries = await audited(kept.id);
  expect(entries).toMatchObject([
    {
      actor_kind: 'creator',
      actor_id: person.id,
      details: { way: 'moved', guest_state: 'claimed' },
    },
  ]);
  expect(JSON.stringify(entries)).not.toContain(token);
  await placesAreRight();
});

test('merging again says that it is theirs already, and changes nothing', async () => {
  const person = await api.creator('alpha');
  const { token } = await guest({ claimed: true });
  const first = await merge(person, token);
  const again = await merge(person, token);
  expect(again.body).toEqual({ ...first.body, merged_before: true });
  expect(await audited(first.body.influencer_activation.id)).toHaveLength(1);
});

test('after it the guest’s token says that it went into an account, and opens nothing', async () => {
  const person = await api.creator('alpha');
  for (const uses_limit of [1, 3]) {
    const { token, link } = await guest({ claimed: true, uses_limit });
    await merge(person, token);
    const read = await api.call(readGuestActivation, { query: { token } });
    expect([read.code, read.error.extra.merged_at]).toEqual([
      'GUEST_LINK_MERGED',
      expect.any(String),
    ]);
    const shown = await api.call(revealKeyAsGuest, { body: { token } });
    expect(shown.code).toBe('GUEST_LINK_MERGED');
    if (uses_limit === 1) continue;
    // The link itself goes on taking others.
    const other = await api.call(readGuestActivation, { query: { token: link } });
    expect(other.body).toMatchObject({ guest_name: null, uses_left: 2, link_state: 'open' });
  }
});

test('what another account has, what was never accepted and what nobody knows is refused for good', async () => {
  const person = await api.creator('alpha');
  const other = await api.creator('alpha');
  const { token } = await guest();
  const { body } = await merge(person, token);
  expect((await merge(other, token)).code).toBe('GUEST_LINK_MERGED_ELSEWHERE');
  expect((await merge(person, 'u'.repeat(43))).code).toBe('GUEST_LINK_UNKNOWN');
  const fresh = await api.guestLink('alpha', { activation_id: KEYS });
  expect((await merge(person, fresh)).code).toBe('GUEST_LINK_NOT_ACCEPTED');
  // Of a link for many, each guest has a token; the link's own brought nobody anything.
  const many = await guest({ uses_limit: 2 });
  expect((await merge(person, many.link)).code).toBe('GUEST_LINK_NOT_ACCEPTED');
  expect((await inKeys(other)).length).toBe(0);
  expect((await inKeys(person)).map(({ id }) => id)).toEqual([body.influencer_activation.id]);
});

test('a link of another program is refused, accepted or not, before and after', async () => {
  const person = await api.creator('alpha');
  const there = await api.creator('beta');
  const { token } = await guest({ program: 'beta' });
  const fresh = await api.guestLink('beta', { activation_id: KEYS });
  for (const foreign of [token, fresh])
    expect((await merge(person, foreign)).code).toBe('GUEST_LINK_OTHER_PROGRAM');
  expect((await merge(there, token)).status).toBe(200);
  expect((await merge(person, token)).code).toBe('GUEST_LINK_OTHER_PROGRAM');
});

test('by a link that is over, claims are kept, and what was only accepted is not given any more', async () => {
  const { database } = api.services.store;
  for (const [label, code, values] of [
    ['late', 'GUEST_LINK_EXPIRED', { expires_at: new Date('2026-01-01') }],
    ['withdrawn', 'GUEST_LINK_REVOKED', { revoked_at: new Date() }],
  ] as const) {
    const person = await api.creator('alpha');
    const claimed = await guest({ claimed: true, label });
    const accepted = await guest({ label });
    await database.update(guestLinks).set(values).where(eq(guestLinks.label, label));
    expect((await merge(person, accepted.token)).code).toBe(code);
    const kept = await merge(person, claimed.token);
    expect(kept.body.influencer_activation.state).toBe('claimed');
    expect((await inKeys(person)).length).toBe(1);
  }
});

test('an enrolment that the account has not used takes what the guest claimed, and one place is free again', async () => {
  for (const state of ['offered', 'accepted', 'declined', 'expired', 'revoked'] as const) {
    const person = await api.creator('alpha');
    const id = await own(person, { state, key_option_id: 21 });
    const { token, key } = await guest({ claimed: true });
    const merged = await merge(person, token);
    expect(merged.body.influencer_activation).toMatchObject({
      id,
      state: 'claimed',
      key_option_id: XBOX,
      accepted_at: expect.any(String),
      claimed_at: expect.any(String),
    });
    expect((await reveal(person, id)).body.key).toBe(key);
    expect((await inKeys(person)).length).toBe(1);
    expect(await audited(id)).toMatchObject([{ details: { way: 'joined' } }]);
    await placesAreRight();
  }
});

test('an account that is further along, or that an operator took it from, stays as it is', async () => {
  for (const state of ['completed', 'revoked'] as const) {
    const person = await api.creator('alpha');
    const id = await own(person, { state });
    const { token } = await guest();
    const merged = await merge(person, token);
    expect(merged.body.influencer_activation).toMatchObject({ id, state });
    await placesAreRight();
  }
});

test('two claimed keys stay two, and offers go on naming the account’s own enrolment', async () => {
  const { database } = api.services.store;
  const person = await api.creator('alpha');
  const first = await guest({ claimed: true });
  const second = await guest({ claimed: true });
  const third = await guest({ claimed: true });
  const ids = [];
  for (const { token, key } of [first, second, third]) {
    const { id } = (await merge(person, token)).body.influencer_activation;
    expect((await reveal(person, id)).body.key).toBe(key);
    ids.push(id);
  }
  expect(new Set(ids).size).toBe(3);
  const rows = await database
    .select({ additional: influencerActivations.additional })
    .from(influencerActivations)
    .where(inArray(influencerActivations.id, ids))
    .orderBy(influencerActivations.id);
  expect(rows.map(({ additional }) => additional)).toEqual([false, true, true]);
  expect((await inKeys(person)).map(({ state }) => state)).toEqual(Array(3).fill('claimed'));
  expect((await api.call(readInfluencerActivation, as(person, ids[2] ?? 0))).status).toBe(200);
  await placesAreRight();
});

test('who deletes the account takes the merge along', async () => {
  const person = await api.creator('alpha');
  const { token } = await guest({ claimed: true });
  await merge(person, token);
  await api.call(deleteAccount, { token: person.token, query: { uuid: person.uuid } });
  const left = await api.services.store.database
    .select()
    .from(guestMerges)
    .where(eq(guestMerges.creator_id, person.id));
  expect(left).toEqual([]);
  const read = await api.call(readGuestActivation, { query: { token } });
  expect(read.body).toMatchObject({ guest_name: null, link_state: 'used_up' });
});
