import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSession } from '#api/auth/open-session.ts';
import { openingAddressHash } from '#api/core/openings/opening-address.ts';
import { keepDelivery } from '#api/core/rewards/deliveries.ts';
import { keepAddress } from '#api/core/rewards/saved-addresses.ts';
import { MailWorker } from '#api/mail/mail-worker.ts';
import { readTables } from '#api/store/backup/table-shapes.ts';
import { eq, inArray, sql } from '#api/store/drizzle.ts';
import { creators, identityLinks } from '#api/store/tables/accounts.ts';
import { activations, gameKeys, influencerActivations } from '#api/store/tables/activations.ts';
import { bingoClaims } from '#api/store/tables/bingo.ts';
import { mails } from '#api/store/tables/delivery.ts';
import {
  leaderboardChanges,
  pointBalances,
  pointTransactions,
  rewardRedemptions,
} from '#api/store/tables/ledger.ts';
import { auditEntries } from '#api/store/tables/operators.ts';
import { metricEvents } from '#api/store/tables/quests.ts';
import { openingReminders, reminders } from '#api/store/tables/reminders.ts';
import { webhooks } from '#api/store/tables/webhooks.ts';
import { changeProfile, deleteAccount, readSelf } from '#contract/account/endpoints.ts';
import { exportAccount } from '#contract/account/export-endpoint.ts';
import { refreshSession } from '#contract/auth/endpoints.ts';
import { WEBHOOK_EVENTS } from '#contract/vocabulary/webhook-words.ts';
import type { TestPerson } from '../support/api.ts';
import { writeSampleLife } from '../support/sample-life.ts';
import { type SignInApi, startSignInApi } from '../support/sign-in-api.ts';

let api: SignInApi;
let count = 0;
/** The person in question, another one of the program, and one of another program. */
let maya: TestPerson;
let other: TestPerson;
let beta: TestPerson;
const mark = (who: string) => `${who}marked${count}`;

beforeAll(async () => {
  api = await startSignInApi();
  // What is told to others is written as it happens.
  for (const program of ['alpha', 'beta'] as const)
    await api.services.store.database.insert(webhooks).values({
      ...{ program_uuid: api.program(program).uuid, name: 'all', url: 'https://hooks.example/' },
      ...{ events: [...WEBHOOK_EVENTS], secret: Buffer.from('sealed') },
      ...{ created_at: new Date(), created_by: 'test' },
    });
});
beforeEach(async () => {
  count += 1;
  maya = await person('alpha', mark('maya'));
  other = await person('alpha', mark('other'));
  beta = await person('beta', mark('beta'));
});
afterAll(() => api.close());

async function person(program: 'alpha' | 'beta', name: string): Promise<TestPerson> {
  const created = await api.creator(program, {
    ...{ display_name: name, email: `${name}@people.example`, email_verified_at: new Date() },
    ...{ custom_fields: { credit_name: name }, picture_url: `https://p.example/${name}` },
    ...{ country: 'US', locale: 'de' },
  });
  const { store, secrets } = api.services;
  await writeSampleLife(store, created, name);
  const [redemption] = await store.database
    .select()
    .from(rewardRedemptions)
    .where(eq(rewardRedemptions.creator_id, created.id));
  if (!redemption) throw new Error('The sample life has no redemption.');
  await keepDelivery(store, secrets, redemption, { recipient: name }, new Date());
  const owner = { program_uuid: created.uuid, creator_id: created.id };
  await keepAddress(store, secrets, owner, { recipient: name }, new Date());
  await store.database.insert(openingReminders).values({
    ...{ program_uuid: created.uuid, address: Buffer.from('sealed'), locale: 'de' },
    ...{ address_hash: openingAddressHash(secrets, `${name}@people.example`) },
    ...{ asked_at: new Date(), confirmed_at: new Date() },
  });
  return created;
}
const sent = ({ token, uuid }: TestPerson) => ({ token, query: { uuid } });

/** Rows, by table, whose text contains something. */
async function rowsWith(text: string): Promise<Record<string, string[]>> {
  const { database } = api.services.store;
  const found: Record<string, string[]> = {};
  for (const { name } of await readTables(database)) {
    const { rows } = await database.execute<{ row: string }>(
      sql`select t::text as row from ${sql.identifier(name)} t
        where position(${text} in t::text) > 0 order by 1`,
    );
    if (rows.length > 0) found[name] = rows.map(({ row }) => row);
  }
  return found;
}

describe('the export', () => {
  test('has everything of the person, and nothing of anybody else', async () => {
    const { status, body } = await api.call(exportAccount, sent(maya));
    expect(status).toBe(200);
    const { exported_at, creator, ...lists } = body;
    expect(Date.parse(exported_at)).toBeGreaterThan(0);
    expect(creator).toMatchObject({ id: maya.id, display_name: mark('maya') });
    for (const [name, rows] of Object.entries(lists)) expect(rows, name).not.toEqual([]);
    expect(lists.notification_preferences).toMatchObject({
      timing: { quiet_hours: { from: '21:47', until: '07:13' }, time_zone: 'Asia/Tokyo' },
    });
    expect(lists.timeline_entries).toHaveLength(4);
    expect(lists.metric_events).toHaveLength(1);
    const text = JSON.stringify(body);
    for (const stranger of [other, beta]) expect(text).not.toContain(stranger.id);
    expect(text).not.toMatch(/othermarked|betamarked/);
  });

  test('names keys without showing them, and holds no token', async () => {
    const { body } = await api.call(exportAccount, sent(maya));
    expect(body.game_keys).toEqual([
      {
        ...{ id: expect.any(Number), key_option_id: 21, state: 'claimed', redemption_id: null },
        ...{ influencer_activation_id: expect.any(Number), claimed_at: null, revoked_at: null },
      },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/_hash|ciphertext|fingerprint|successor/);
  });

  test('is told to the person by mail', async () => {
    await api.call(exportAccount, sent(maya));
    const { database } = api.services.store;
    const written = await database.select().from(mails).where(eq(mails.creator_id, maya.id));
    expect(written.map(({ kind }) => kind)).toContain('data_exported');
  });

  test('is of the program of the session only', async () => {
    const wrong = { token: maya.token, query: { uuid: beta.uuid } };
    expect(await api.call(exportAccount, wrong)).toMatchObject({ code: 'PROGRAM_MISMATCH' });
  });
});

describe('deleting the account', () => {
  test('leaves nothing personal behind, and nobody else with less', async () => {
    const { store } = api.services;
    expect(Object.keys(await rowsWith(mark('maya'))).sort()).toEqual(PERSONAL);
    const before = [await rowsWith(mark('other')), await rowsWith(mark('beta'))];
    expect(await api.call(deleteAccount, sent(maya))).toMatchObject({ status: 204 });
    expect([await rowsWith(mark('other')), await rowsWith(mark('beta'))]).toEqual(before);

    expect(Object.keys(await rowsWith(mark('maya')))).toEqual(['mails']);
    const farewell = eq(mails.kind, 'account_deleted');
    const [mail] = await store.database.select().from(mails).where(farewell);
    expect(mail).toMatchObject({
      ...{ creator_id: null, address: `${mark('maya')}@people.example`, locale: 'de' },
      ...{ state: 'pending', params: { name: mark('maya') } },
    });
    await sendMails();
    expect(await rowsWith(mark('maya'))).toEqual({});
    const wanted = await store.database
      .select({ whose: reminders.creator_id })
      .from(reminders)
      .where(inArray(reminders.creator_id, [maya.id, other.id]));
    expect(wanted).toEqual([{ whose: other.id }]);
    const hashOf = (who: string) =>
      openingAddressHash(api.services.secrets, `${mark(who)}@people.example`);
    const awaited = await store.database
      .select({ whose: openingReminders.address_hash })
      .from(openingReminders)
      .where(inArray(openingReminders.address_hash, [hashOf('maya'), hashOf('other')]));
    expect(awaited).toEqual([{ whose: hashOf('other') }]);
  });

  test('keeps the ledger and the keys, without a name', async () => {
    const { database } = api.services.store;
    await api.call(deleteAccount, sent(maya));
    const theirs = eq(pointTransactions.creator_id, maya.id);
    expect(await database.select().from(pointTransactions).where(theirs)).toMatchObject([
      { amount: 120, balance_after: 120, reason: {} },
    ]);
    const rows = await database
      .select({ state: influencerActivations.state, key: gameKeys.state })
      .from(influencerActivations)
      .leftJoin(gameKeys, eq(gameKeys.influencer_activation_id, influencerActivations.id))
      .where(eq(influencerActivations.creator_id, maya.id))
      .orderBy(influencerActivations.activation_id);
    expect(rows).toEqual([
      { state: 'claimed', key: 'claimed' },
      { state: 'revoked', key: null },
      { state: 'revoked', key: null },
    ]);
    expect(await database.select().from(creators).where(eq(creators.id, maya.id))).toMatchObject([
      { status: 'deleted', display_name: '', email: null, country: null, member_since: null },
    ]);
    const events = await database
      .select({ creator: metricEvents.creator, value: metricEvents.value })
      .from(metricEvents)
      .where(eq(metricEvents.creator_id, maya.id));
    expect(events).toEqual([{ creator: maya.id, value: 2 }]);
    const claims = eq(bingoClaims.creator_id, maya.id);
    expect(await database.select().from(bingoClaims).where(claims)).toMatchObject([
      { pattern: 'row_1', points: 10, seed: '' },
    ]);
  });

  test('takes the person off the leaderboards and gives their places back', async () => {
    const { database } = api.services.store;
    await database.update(activations).set({ enrolments: 2 }).where(eq(activations.id, 4));
    await database.delete(leaderboardChanges);
    await api.call(deleteAccount, sent(maya));
    expect(await database.select().from(leaderboardChanges)).toMatchObject([
      { program_uuid: maya.uuid, activation_id: 1, old_score: 120, new_score: null },
    ]);
    const balances = eq(pointBalances.creator_id, maya.id);
    expect(await database.select().from(pointBalances).where(balances)).toEqual([]);
    const places = await database
      .select({ uuid: activations.program_uuid, enrolments: activations.enrolments })
      .from(activations)
      .where(eq(activations.id, 4));
    expect(new Map(places.map(({ uuid, enrolments }) => [uuid, enrolments]))).toEqual(
      new Map([
        [maya.uuid, 1],
        [beta.uuid, 2],
      ]),
    );
  });

  test('ends every session at once, and is written into the audit log', async () => {
    const { store } = api.services;
    const owner = { kind: 'creator', id: maya.id, uuid: maya.uuid } as const;
    const elsewhere = await openSession(api.services, owner, 'Phone');
    for (const token of [maya.token, elsewhere.auth_token, other.token])
      expect(await api.call(readSelf, { token })).toMatchObject({ status: 200 });
    await api.call(deleteAccount, sent(maya));
    for (const token of [maya.token, elsewhere.auth_token])
      expect(await api.call(readSelf, { token })).toMatchObject({ code: 'SESSION_ENDED' });
    const { refresh_token } = elsewhere;
    expect(await api.call(refreshSession, { body: { refresh_token } })).toMatchObject({
      code: 'REFRESH_TOKEN_INVALID',
    });
    expect(await api.call(readSelf, { token: other.token })).toMatchObject({ status: 200 });
    const entries = await store.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject_id, maya.id))
      .orderBy(auditEntries.id);
    expect(entries).toMatchObject([
      { action: 'points.adjust', details: { amount: 120 } },
      { action: 'account.delete', actor_kind: 'creator', actor_id: maya.id, details: {} },
    ]);
  });

  test('of two clicks at once happens once', async () => {
    const answers = await Promise.all([1, 2].map(() => api.call(deleteAccount, sent(maya))));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 403]);
    const { database } = api.services.store;
    const address = `${mark('maya')}@people.example`;
    expect(await database.$count(mails, eq(mails.address, address))).toBe(1);
  });

  test('sends no mail to an address that was never verified', async () => {
    const body = { email: `${mark('maya')}@elsewhere.example` };
    await api.call(changeProfile, { token: maya.token, body });
    await api.call(deleteAccount, sent(maya));
    expect(await rowsWith(mark('maya'))).toEqual({});
  });

  test('of another program with this token is refused', async () => {
    const wrong = { token: maya.token, query: { uuid: beta.uuid } };
    expect(await api.call(deleteAccount, wrong)).toMatchObject({ code: 'PROGRAM_MISMATCH' });
    expect(await api.call(readSelf, { token: maya.token })).toMatchObject({ status: 200 });
  });

  test('lets the same account begin anew, as somebody else', async () => {
    const first = await api.signInAs('maya');
    const uuid = first.body.uuid ?? '';
    await api.call(deleteAccount, { token: first.body.auth_token, query: { uuid } });
    const again = await api.signInAs('maya');
    expect(again.status).toBe(200);
    expect(again.body.user.id).not.toBe(first.body.user.id);
    const { database } = api.services.store;
    const links = eq(identityLinks.creator_id, again.body.user.id);
    expect(await database.$count(identityLinks, links)).toBe(1);
  });
});

/** The tables in which people leave words or names. */
const PERSONAL = [
  ...['activation_requests', 'appeals', 'applications', 'audit_entries'],
  ...['bingo_boards', 'bingo_cards', 'bingo_claims', 'bingo_marks'],
  ...[
    'bingo_proposals',
    'channel_moments',
    'connection_tokens',
    'connections',
    'contents',
    'counted_activities',
  ],
  ...['creator_messages', 'creator_notifications', 'creator_pictures'],
  ...['creator_profiles', 'creator_tags'],
  ...['creators', 'email_verifications', 'held_decisions', 'idempotency_keys', 'identity_links'],
  ...[
    'mails',
    'metric_events',
    'observed_games',
    'observed_publications',
    'observed_streams',
    'operator_notes',
    'played_times',
    'point_transactions',
    'push_messages',
    'reward_redemptions',
    'role_grants',
  ],
  ...['sign_ins', 'timeline_entries', 'webhook_messages'],
];

/** Sends all mails of the outbox to a transport that drops them. */
async function sendMails(): Promise<void> {
  const { store, log } = api.services;
  let sending = Promise.withResolvers<void>();
  const worker = new MailWorker({
    store,
    log,
    transport: {
      domain: 'test.example',
      send: async () => {
        sending.resolve();
      },
    },
    brandOf: () => BRAND,
    unsubscribeUrl: () => 'https://x.example/unsubscribe',
    lanes: 1,
  });
  worker.start();
  while ((await store.database.$count(mails, eq(mails.state, 'pending'))) > 0) {
    await sending.promise;
    sending = Promise.withResolvers();
  }
  await worker.stop();
}

const BRAND = {
  title: 'Alpha',
  theme: { colors: { primary: '#00C16A' } },
  contact_email: 'creators@alpha.example',
  home_url: 'https://marquee.example/',
  section_urls: {},
} as never;
