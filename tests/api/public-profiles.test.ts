import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { postPoints } from '#api/core/ledger/post-points.ts';
import { eq, sql } from '#api/store/drizzle.ts';
import { creators, identityLinks } from '#api/store/tables/accounts.ts';
import { releasedHandles } from '#api/store/tables/creator-profiles.ts';
import { rewardRedemptions, rewards } from '#api/store/tables/ledger.ts';
import { questProgress } from '#api/store/tables/quests.ts';
import { deleteAccount } from '#contract/account/endpoints.ts';
import type { BodyOf } from '#contract/endpoints/endpoint.ts';
import { restoreProfile, takeDownName, takeDownProfile } from '#contract/moderation/endpoints.ts';
import { listAuditEntries } from '#contract/operator/endpoints.ts';
import { readOperatorCreator, setCreatorStatus } from '#contract/people/endpoints.ts';
import {
  changeOwnProfile,
  readOwnProfile,
  readPublicProfile,
} from '#contract/profiles/endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';

const DAY = 86_400_000;
const REMOVAL = { reason_code: 'offensive', note: 'The handle insults players.' } as const;

let api: TestApi;
let maya: TestPerson;
let kai: TestPerson;
let manager: TestPerson;
let count = 0;
/** A handle that no other test has. */
const fresh = () => {
  count += 1;
  return `somebody-${count}`;
};

beforeAll(async () => {
  api = await startTestApi();
  manager = await api.operator('alpha', 'manager');
});
beforeEach(async () => {
  maya = await api.creator('alpha', { display_name: 'Maya', email: 'maya@private.example' });
  kai = await api.creator('alpha', { display_name: 'Kai' });
});
afterAll(() => api.close());

const as = ({ token, uuid }: TestPerson) => ({ token, query: { uuid } });
const change = (person: TestPerson, body: BodyOf<typeof changeOwnProfile>) =>
  api.call(changeOwnProfile, { ...as(person), body });
const visit = (handle: string, { uuid }: TestPerson = maya, locale?: string) =>
  api.call(readPublicProfile, {
    params: { handle },
    query: { uuid, ...(locale ? { locale } : {}) },
  });
async function show(person: TestPerson, handle = fresh()): Promise<string> {
  const { status } = await change(person, { handle, shown: true });
  expect(status).toBe(200);
  return handle;
}
/** As if so many days had gone by since handles were given up. */
const age = (days: number) =>
  api.services.store.database
    .update(releasedHandles)
    .set({ released_at: sql`${releasedHandles.released_at} - make_interval(days => ${days})` });

function link(person: TestPerson, provider: string, name: string) {
  return api.services.store.database.insert(identityLinks).values({
    ...{ program_uuid: person.uuid, creator_id: person.id, provider, name },
    ...{ subject: randomUUID(), email: `${name}@private.example` },
  });
}

describe('a profile', () => {
  test('is off until it is shown, and shows nothing that was not chosen', async () => {
    await link(maya, 'twitch', 'maya plays');
    await link(maya, 'discord', 'secret-maya');
    const own = await api.call(readOwnProfile, as(maya));
    expect(own.body).toEqual({
      ...{ handle: null, suggested_handle: 'maya', handle_again_at: null, address: null },
      ...{ shown: false, show_badges: false, show_rank: false, searchable: false },
      links: [
        { provider: 'twitch', name: 'maya plays', shown: false },
        { provider: 'discord', name: 'secret-maya', shown: false },
      ],
      taken_down: null,
    });
    const handle = fresh();
    expect((await change(maya, { handle })).status).toBe(200);
    expect((await visit(handle)).code).toBe('PROFILE_UNKNOWN');

    const shown = await change(maya, { shown: true });
    expect(shown.body.address).toBe(`https://marquee.example/programs/alpha/creators/${handle}`);
    const bare = await visit(handle);
    expect(bare.body).toEqual({
      ...{ handle, display_name: 'Maya', searchable: false },
      ...{ links: [], badges: null, ranks: null },
    });
    await change(maya, { links: ['twitch', 'not-linked'], searchable: true });
    const named = await visit(handle.toUpperCase());
    expect(named.body).toMatchObject({
      searchable: true,
      links: [
        { provider: 'twitch', name: 'maya plays', address: 'https://twitch.example/maya plays' },
      ],
    });
    for (const secret of [maya.id, 'private.example', 'secret-maya'])
      expect(named.text).not.toContain(secret);
    await change(maya, { links: [] });
    expect((await visit(handle)).body.links).toEqual([]);
  });

  test('shows ranks and badges where its owner wants that', async () => {
    const { database } = api.services.store;
    const handle = await show(maya);
    for (const [person, amount] of [
      [maya, 100],
      [kai, 900_000],
    ] as const)
      await postPoints(api.services.store, {
        ...{ program_uuid: person.uuid, creator_id: person.id, activation_id: 1, amount },
        ...{ source_kind: 'adjustment', source_id: person.id, reason: {}, now: new Date() },
      });
    const earlier = new Date(Date.now() - DAY);
    await database.insert(questProgress).values([
      ...['2026-11-19', '2026-11-20'].map((period) => ({
        ...{ program_uuid: maya.uuid, creator_id: maya.id, quest_id: 1, period, value: 9 },
        ...{ state: 'claimed' as const, completed_at: earlier },
      })),
      {
        ...{ program_uuid: maya.uuid, creator_id: maya.id, quest_id: 2, period: 'once', value: 1 },
        state: 'in_progress' as const,
      },
    ]);
    const [digital] = await database
      .select({ id: rewards.id })
      .from(rewards)
      .where(eq(rewards.kind, 'digital'));
    await database.insert(rewardRedemptions).values([
      {
        ...{ program_uuid: maya.uuid, creator_id: maya.id, reward_id: digital?.id ?? 0, cost: 0 },
        ...{ state: 'fulfilled', claimed_at: earlier, fulfilled_at: new Date() },
      },
      {
        ...{ program_uuid: maya.uuid, creator_id: maya.id, reward_id: digital?.id ?? 0, cost: 0 },
        ...{ state: 'refunded', claimed_at: earlier, fulfilled_at: new Date() },
      },
    ]);
    expect((await visit(handle)).body).toMatchObject({ badges: null, ranks: null });

    await change(maya, { show_badges: true, show_rank: true });
    const { body } = await visit(handle, maya, 'de');
    expect(body.ranks).toEqual([
      expect.objectContaining({ rank: 2, total: 2, season: expect.any(String) }),
    ]);
    expect(body.badges?.total).toBe(2);
    expect(body.badges?.items.map(({ kind, times }) => [kind, times])).toEqual([
      ['reward', 1],
      ['quest', 2],
    ]);
  });

  test('is nobody’s to find once it is off, its owner suspended, deleted or no member', async () => {
    const handle = await show(maya);
    const unknown = await visit('nobody-has-this');
    const gone = async () => {
      const answer = await visit(handle);
      expect([answer.status, answer.text]).toEqual([404, unknown.text]);
    };
    await change(maya, { shown: false });
    await gone();
    await change(maya, { shown: true });
    expect((await visit(handle)).status).toBe(200);

    const suspend = (status: 'active' | 'suspended') =>
      api.call(setCreatorStatus, {
        ...as(manager),
        params: { creator_id: maya.id },
        body: { status, note: 'A reason.' },
      });
    await suspend('suspended');
    await gone();
    await suspend('active');
    expect((await visit(handle)).status).toBe(200);

    const member = (member_since: Date | null) =>
      api.services.store.database
        .update(creators)
        .set({ member_since })
        .where(eq(creators.id, maya.id));
    await member(null);
    await gone();
    await member(new Date());
    const beta = await api.creator('beta');
    expect((await visit(handle, beta)).code).toBe('PROFILE_UNKNOWN');
    expect((await visit(handle, { ...maya, uuid: randomUUID() })).code).toBe('PROFILE_UNKNOWN');

    const other = await show(kai);
    expect((await api.call(deleteAccount, as(kai))).status).toBe(204);
    expect((await visit(other)).text).toBe(unknown.text);
  });

  test('is for members, and has a handle before it is shown', async () => {
    const applicant = await api.creator('alpha', { member_since: null });
    expect((await api.call(readOwnProfile, as(applicant))).code).toBe('NOT_A_MEMBER');
    expect((await change(applicant, { handle: fresh() })).code).toBe('NOT_A_MEMBER');
    expect((await change(maya, { shown: true })).code).toBe('HANDLE_MISSING');
    expect((await api.call(readOwnProfile, as(maya))).body.shown).toBe(false);
  });
});

describe('a handle', () => {
  test('is one person’s in a program, in whatever case', async () => {
    const handle = await show(maya);
    expect((await change(kai, { handle: handle.toUpperCase() })).code).toBe('HANDLE_TAKEN');
    expect((await change(maya, { handle: handle.toUpperCase() })).body.handle).toBe(handle);
    const beta = await api.creator('beta');
    expect((await change(beta, { handle })).status).toBe(200);
  });

  test('goes to one of those who ask for it at once', async () => {
    const handle = fresh();
    const answers = await Promise.all([maya, kai].map((person) => change(person, { handle })));
    expect(answers.map(({ code }) => code).sort()).toEqual(['HANDLE_TAKEN', undefined]);
  });

  test.each(['alpha', 'Marquee', 'alpha-official', 'support'])('is not %s', async (handle) => {
    expect((await change(maya, { handle })).code).toBe('HANDLE_RESERVED');
  });

  test('that is refused changes nothing else', async () => {
    const handle = await show(maya);
    const refused = await change(maya, { handle: 'support', shown: false, show_rank: true });
    expect(refused.code).toBe('HANDLE_RESERVED');
    const own = await api.call(readOwnProfile, as(maya));
    expect(own.body).toMatchObject({ handle, shown: true, show_rank: false });
  });

  test('that was given up is closed to others for 90 days, and its owner’s to take back', async () => {
    const [first, second] = [await show(maya), fresh()];
    await change(maya, { handle: second });
    expect((await visit(first)).code).toBe('PROFILE_UNKNOWN');
    expect((await visit(second)).status).toBe(200);
    await age(89);
    expect((await change(kai, { handle: first })).code).toBe('HANDLE_TAKEN');
    expect((await change(maya, { handle: first })).status).toBe(200);
    await age(91);
    expect((await change(kai, { handle: second })).status).toBe(200);
  });

  test('that a deleted person had is closed to others as well', async () => {
    const handle = await show(maya);
    expect((await api.call(deleteAccount, as(maya))).status).toBe(204);
    expect((await change(kai, { handle })).code).toBe('HANDLE_TAKEN');
    await age(91);
    expect((await change(kai, { handle })).status).toBe(200);
  });

  test('is changed three times in 30 days, and then not before the first of these is that old', async () => {
    await show(maya);
    for (const _ of [1, 2, 3]) {
      await age(1);
      expect((await change(maya, { handle: fresh() })).status).toBe(200);
    }
    const own = await api.call(readOwnProfile, as(maya));
    const again_at = own.body.handle_again_at;
    expect(Date.parse(again_at ?? '') - Date.now()).toBeGreaterThan(27.9 * DAY);
    expect(Date.parse(again_at ?? '') - Date.now()).toBeLessThan(28 * DAY);
    const refused = await change(maya, { handle: fresh() });
    expect([refused.code, refused.error.extra.again_at]).toEqual([
      'HANDLE_CHANGED_TOO_OFTEN',
      again_at,
    ]);
    expect((await change(maya, { shown: false })).status).toBe(200);
    await age(28);
    expect((await change(maya, { handle: fresh() })).status).toBe(200);
  });
});

describe('operators', () => {
  const takeDown = (by: TestPerson, creator_id: string) =>
    api.call(takeDownProfile, { ...as(by), params: { creator_id }, body: REMOVAL });
  const restore = (by: TestPerson, creator_id: string) =>
    api.call(restoreProfile, { ...as(by), params: { creator_id } });

  test('take a profile down and restore it, for the record', async () => {
    const handle = await show(maya);
    expect((await takeDown(manager, maya.id)).status).toBe(204);
    expect((await visit(handle)).code).toBe('PROFILE_UNKNOWN');
    const person = await api.call(readOperatorCreator, {
      ...as(manager),
      params: { creator_id: maya.id },
    });
    expect(person.body.profile).toMatchObject({
      address: `https://marquee.example/programs/alpha/creators/${handle}`,
      ...{ shown: true, taken_down: REMOVAL },
    });
    const own = await api.call(readOwnProfile, as(maya));
    expect(own.body.taken_down).toMatchObject(REMOVAL);
    const log = await api.call(listAuditEntries, as(manager));
    expect(log.body.items[0]).toMatchObject({
      ...{ action: 'creator.take_down_profile', subject_id: maya.id, details: REMOVAL },
      ...{ actor_kind: 'operator', actor_id: manager.id },
    });

    await change(maya, { shown: false });
    expect((await change(maya, { shown: true })).code).toBe('PROFILE_TAKEN_DOWN');
    expect((await restore(manager, maya.id)).status).toBe(204);
    expect((await visit(handle)).code).toBe('PROFILE_UNKNOWN');
    await change(maya, { shown: true });
    expect((await visit(handle)).status).toBe(200);
  });

  test('do so in their own program, with a profile that there is', async () => {
    const handle = await show(maya);
    const stranger = await api.operator('beta', 'owner');
    for (const [by, of] of [
      [stranger, maya],
      [manager, kai],
    ] as const) {
      expect((await takeDown(by, of.id)).code).toBe('PROFILE_UNKNOWN');
      expect((await restore(by, of.id)).code).toBe('PROFILE_UNKNOWN');
    }
    expect((await visit(handle)).status).toBe(200);
  });

  test('replace a name, also on the profile', async () => {
    const handle = await show(maya);
    const params = { creator_id: maya.id };
    const { body } = await api.call(takeDownName, { ...as(manager), params, body: REMOVAL });
    expect((await visit(handle)).body.display_name).toBe(body.display_name);
  });
});
