import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expireEnrolments } from '#api/core/enrolments/expire-enrolments.ts';
import { postPoints } from '#api/core/ledger/post-points.ts';
import { and, eq } from '#api/store/drizzle.ts';
import { guestLinks, influencerActivations } from '#api/store/tables/activations.ts';
import { liveMessages } from '#api/store/tables/live.ts';
import { inviteCreator, revokeInfluencerActivation } from '#contract/campaigns/endpoints.ts';
import { revokeGuestLink } from '#contract/campaigns/guest-link-endpoints.ts';
import {
  acceptInfluencerActivation,
  declineInfluencerActivation,
} from '#contract/enrolments/endpoints.ts';
import { acceptAsGuest, mergeGuest, submitGuestContent } from '#contract/guest/endpoints.ts';
import { claimQuests } from '#contract/quests/endpoints.ts';
import { applicationReview, contentReview, requestReview } from '#contract/reviews/endpoints.ts';
import {
  adjustPoints,
  fulfilRedemption,
  refundRedemption,
} from '#contract/rewards/operator-endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import { enrol } from '../support/key-pool.ts';
import { type Heard, hear } from '../support/live.ts';
import { event, ingest, moveGoalsAway, NOW } from '../support/quest-events.ts';
import { createApplication, createContent, createRequest } from '../support/review-subjects.ts';
import { BADGE, earn, redeem, SEASON } from '../support/rewards.ts';

let api: TestApi;
let key: string;
let operator: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  key = await api.service('alpha');
  operator = await api.operator('alpha', 'manager');
  await moveGoalsAway(api);
  api.setTime(NOW);
});
afterAll(() => api.close());

const listen = (about = '') => hear(api.services.store, about);
const kinds = (heard: readonly Heard[]) => heard.map(({ event: { kind } }) => kind);
const as = (caller: TestPerson, rest: object) => ({
  token: caller.token,
  query: { uuid: caller.uuid },
  ...rest,
});
const ACCEPT = { decision: 'accept', reason_code: 'none', revision: 1 } as const;

describe('quests', () => {
  test('are told once for a batch and creator: what moved, and what was completed', async () => {
    const [one, other] = [await api.creator('alpha'), await api.creator('alpha')];
    const heard = listen('/creators/');
    const wins = (creator: string) => ({ creator, value: 1 });
    await ingest(api, key, [
      ...Array.from({ length: 4 }, () => wins(one.id)),
      wins(other.id),
      wins(one.id),
    ]);
    const told = heard.take();
    const of = ({ id }: TestPerson) => told.filter(({ channel }) => channel === `/creators/${id}`);
    expect(of(other).map((each) => each.event)).toEqual([
      { kind: 'quest_progress', quest_ids: [1, 7, 3, 4] },
    ]);
    expect(of(one).map((each) => each.event)).toEqual([
      { kind: 'quest_progress', quest_ids: [1, 7, 3, 4] },
      {
        kind: 'quest_completed',
        quest_id: 1,
        title: expect.objectContaining({ en: 'Win five matches' }),
        points: 100,
      },
      expect.objectContaining({ kind: 'quest_completed', quest_id: 4 }),
    ]);
    expect(told).toHaveLength(4);
    await ingest(api, key, [wins(one.id)]);
    expect(kinds(heard.take())).toEqual(['quest_progress']);
  });

  test('that repeat are told once with the points of all their periods', async () => {
    const person = await api.creator('alpha');
    await api.services.store.database.execute(
      `insert into agreement_acceptances (program_uuid, creator_id, agreement, version, accepted_at)
       values ('${person.uuid}', '${person.id}', 'confirmed_18', '${api.program('alpha').agreementVersions.confirmed_18}', '${NOW}')`,
    );
    const heard = listen(person.id);
    const assists = { creator: person.id, metric: 'assists', value: 7, hashtags: ['#alpha'] };
    await ingest(api, key, [assists]);
    expect(heard.take().map((each) => each.event)).toEqual([
      { kind: 'quest_progress', quest_ids: [6] },
      expect.objectContaining({ kind: 'quest_completed', quest_id: 6, points: 10 }),
    ]);
  });

  test('are not told of what does not count: a repeated batch, a stranger, another metric', async () => {
    const person = await api.creator('alpha');
    const sent = event({ creator: person.id });
    await ingest(api, key, [sent]);
    const heard = listen('/creators/');
    await ingest(api, key, [sent, { creator: 'nobody' }, { creator: person.id, metric: 'sleeps' }]);
    expect(heard.take()).toEqual([]);
  });

  test('claimed bring one change of points, however many', async () => {
    const person = await api.creator('alpha');
    await ingest(api, key, [
      { creator: person.id, value: 20 },
      { creator: person.id, metric: 'minutes_streamed', value: 60, platform: 'twitch' },
    ]);
    const heard = listen(person.id);
    const { body } = await api.call(
      claimQuests,
      as(person, { params: { activation_id: SEASON }, body: {} }),
    );
    const { balance } = body.point_balance;
    expect(heard.take().map((each) => each.event)).toEqual([
      { kind: 'points_changed', activation_id: SEASON, amount: balance, balance },
    ]);
  });
});

describe('points', () => {
  test('are told with the balance; what was posted before, or refused, is not', async () => {
    const person = await api.creator('alpha');
    const heard = listen(person.id);
    const post = (amount: number, source_id: string) =>
      postPoints(api.services.store, {
        program_uuid: person.uuid,
        activation_id: SEASON,
        creator_id: person.id,
        now: new Date(NOW),
        amount,
        source_kind: 'adjustment',
        source_id,
        reason: {},
      });
    await post(50, `${person.id}:1`);
    await post(50, `${person.id}:1`);
    await expect(post(-60, `${person.id}:2`)).rejects.toMatchObject({
      code: 'POINTS_INSUFFICIENT',
    });
    await api.call(
      adjustPoints,
      as(operator, {
        params: { creator_id: person.id },
        body: { activation_id: SEASON, amount: -20, note: 'A correction' },
      }),
    );
    expect(heard.take().map((each) => each.event)).toEqual([
      { kind: 'points_changed', activation_id: SEASON, amount: 50, balance: 50 },
      { kind: 'points_changed', activation_id: SEASON, amount: -20, balance: 30 },
    ]);
    const kept = await api.services.store.database
      .select()
      .from(liveMessages)
      .where(eq(liveMessages.channel, `/creators/${person.id}`));
    expect(kept).toHaveLength(2);
  });

  test('that the surrounding transaction takes back are not told, nor kept', async () => {
    const person = await api.creator('alpha');
    const heard = listen(person.id);
    const { store } = api.services;
    const failing = store.transaction(async () => {
      await earn(api, person, 10);
      throw new Error('taken back');
    });
    await expect(failing).rejects.toThrow('taken back');
    await store.transaction(async () => {
      await store
        .attempt(async () => {
          await earn(api, person, 10);
          throw new Error('this part only');
        })
        .catch(() => undefined);
    });
    expect(heard.take()).toEqual([]);
    const kept = await store.database
      .select()
      .from(liveMessages)
      .where(eq(liveMessages.channel, `/creators/${person.id}`));
    expect(kept).toEqual([]);
  });

  test('are told after the commit only', async () => {
    const person = await api.creator('alpha');
    const heard = listen(person.id);
    await api.services.store.transaction(async () => {
      await earn(api, person, 10);
      expect(heard.take()).toEqual([]);
    });
    expect(kinds(heard.take())).toEqual(['points_changed']);
  });
});

describe('decisions', () => {
  const decide = (id: string | number, body: object = ACCEPT) =>
    as(operator, { params: { id }, body });

  test('on an application, a request and content are told to who handed it in', async () => {
    const person = await api.creator('alpha', { member_since: null });
    const heard = listen(person.id);
    const decisions = () => heard.take().filter((each) => each.event.kind === 'decision');
    const application = await createApplication(api, person);
    await api.call(applicationReview.decide, decide(application));
    expect(decisions().map((each) => each.event)).toEqual([
      { kind: 'decision', subject: 'application', id: null, state: 'accepted' },
    ]);
    const request = await createRequest(api, person);
    const rejected = { decision: 'reject', reason_code: 'other', note: 'No.', revision: 1 };
    const answer = await api.call(requestReview.decide, decide(request, rejected));
    expect(answer.code).toBeUndefined();
    const content = await createContent(api, person);
    await api.call(contentReview.decide, decide(content));
    expect(decisions().map((each) => each.event)).toEqual([
      { kind: 'decision', subject: 'request', id: request, state: 'rejected' },
      { kind: 'decision', subject: 'content', id: content, state: 'accepted' },
    ]);
  });

  test('of a dry run, and those refused, are not told', async () => {
    const person = await api.creator('alpha');
    const heard = listen(person.id);
    const id = await createContent(api, person);
    const items = [{ id, revision: 1 }];
    const verdict = { decision: 'accept', reason_code: 'none' } as const;
    const dry = await api.call(
      contentReview.decideMany,
      as(operator, { body: { items, dry_run: true, ...verdict } }),
    );
    expect(dry.code).toBeUndefined();
    expect(
      (await api.call(contentReview.decide, decide(id, { ...ACCEPT, revision: 9 }))).code,
    ).toBe('REVISION_OUTDATED');
    expect(heard.take()).toEqual([]);
  });

  test('on redemptions are told: delivered, and taken back with the points', async () => {
    const person = await api.creator('alpha');
    await earn(api, person, 100);
    const [first, second] = [await redeem(api, person, BADGE), await redeem(api, person, BADGE)];
    const heard = listen(person.id);
    for (const [endpoint, { body }] of [
      [fulfilRedemption, first],
      [refundRedemption, second],
    ] as const)
      await api.call(
        endpoint,
        as(operator, { params: { redemption_id: body.redemption.id }, body: {} }),
      );
    expect(heard.take().map((each) => each.event)).toEqual([
      { kind: 'notifications_changed' },
      { kind: 'decision', subject: 'redemption', id: first.body.redemption.id, state: 'fulfilled' },
      { kind: 'points_changed', activation_id: SEASON, amount: 10, balance: 90 },
      { kind: 'notifications_changed' },
      { kind: 'decision', subject: 'redemption', id: second.body.redemption.id, state: 'refunded' },
    ]);
  });
});

describe('enrolments', () => {
  test('are told at each step: offered, accepted, revoked, declined, expired', async () => {
    const person = await api.creator('alpha');
    const heard = listen(person.id);
    const { body: invited } = await api.call(
      inviteCreator,
      as(operator, { params: { activation_id: 4 }, body: { creator_id: person.id } }),
    );
    const [row] = await api.services.store.database
      .select()
      .from(influencerActivations)
      .where(eq(influencerActivations.creator_id, person.id));
    const id = row?.id ?? 0;
    expect(invited).toBeDefined();
    await api.call(
      acceptInfluencerActivation,
      as(person, { params: { influencer_activation_id: id }, body: {} }),
    );
    await api.call(
      revokeInfluencerActivation,
      as(operator, { params: { influencer_activation_id: id }, body: { note: 'Sorry' } }),
    );
    const declined = await enrol(api, person, 6, { state: 'offered' });
    await api.call(
      declineInfluencerActivation,
      as(person, { params: { influencer_activation_id: declined }, body: {} }),
    );
    const late = await enrol(api, person, 1, { state: 'offered', expires_at: new Date(NOW) });
    await expireEnrolments(api.services.store, new Date(NOW));
    const title = expect.objectContaining({ en: expect.any(String) });
    const changed = (influencer_activation_id: number, state: string) => ({
      kind: 'enrolment_changed',
      influencer_activation_id,
      state,
      title,
    });
    expect(heard.take().map((each) => each.event)).toEqual([
      changed(id, 'offered'),
      changed(id, 'accepted'),
      changed(id, 'revoked'),
      changed(declined, 'declined'),
      changed(late, 'expired'),
    ]);
  });

  test('of a guest, and decisions on their content, are told on the link’s channel', async () => {
    const token = await api.guestLink('alpha', { activation_id: 3 });
    const [link] = await api.services.store.database
      .select({ id: guestLinks.id })
      .from(guestLinks)
      .where(
        and(
          eq(guestLinks.activation_id, 3),
          eq(guestLinks.token_hash, api.services.secrets.fingerprint('guest-token', token)),
        ),
      );
    const heard = listen('/');
    await api.call(acceptAsGuest, { body: { token, name: 'Sam' } });
    const url = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
    const { body: content } = await api.call(submitGuestContent, {
      query: { token },
      body: { url, content_type: 'video', title: 'Mine', hashtags: ['#alpha'] },
    });
    await api.call(contentReview.decide, decideAs(content.id));
    const channel = `/guest-links/${link?.id}`;
    expect(heard.take()).toEqual([
      { channel, event: { kind: 'enrolment_changed' } },
      { channel, event: { kind: 'decision', subject: 'content' } },
      { channel, event: { kind: 'enrolment_changed' } },
    ]);
    const person = await api.creator('alpha');
    await api.call(mergeGuest, { token: person.token, body: { token } });
    const told = heard.take();
    expect(told).toContainEqual({
      channel: `/creators/${person.id}`,
      event: expect.objectContaining({ kind: 'enrolment_changed', state: 'completed' }),
    });
    expect(told).toContainEqual({
      channel,
      event: { kind: 'enrolment_changed' },
    });
    const revoke = () =>
      api.call(revokeGuestLink, as(operator, { params: { guest_link_id: link?.id ?? '' } }));
    await revoke();
    await revoke();
    expect(heard.take()).toEqual([{ channel, event: { kind: 'enrolment_changed' } }]);
  });

  const decideAs = (id: number) => as(operator, { params: { id }, body: ACCEPT });
});
