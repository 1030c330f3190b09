import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSelf } from '#contract/account/endpoints.ts';
import { readApplication, submitApplication } from '#contract/applications/endpoints.ts';
import { importKeys } from '#contract/campaigns/key-endpoints.ts';
import { ApiClient } from '#contract/endpoints/client.ts';
import {
  acceptInfluencerActivation,
  claimKey,
  listInfluencerActivations,
  revealKey,
} from '#contract/enrolments/endpoints.ts';
import { ingestEvents } from '#contract/events/endpoints.ts';
import { readLeaderboard } from '#contract/leaderboards/endpoints.ts';
import { claimQuests, listPointBalances, listQuests } from '#contract/quests/endpoints.ts';
import { submitRequest } from '#contract/requests/endpoints.ts';
import { applicationReview, requestReview } from '#contract/reviews/endpoints.ts';
import { redeemReward } from '#contract/rewards/endpoints.ts';
import { startTestServer, type TestServer, untilReady } from '../support/browser/start-server.ts';
import { runMarquee } from '../support/run-marquee.ts';
import { signInAs } from '../support/sign-in-by-http.ts';
import { createTestDatabase, type TestDatabase } from '../support/store.ts';
import { type TodaysPrograms, todaysPrograms } from '../support/todays-programs.ts';

const UUID = '3254de6c-a974-41ea-b5e5-97f6ca3df2d1';
const SEASON = 10;
const SHELF = 11;
const STEAM = 1;

let data: string;
let programs: TodaysPrograms;
let database: TestDatabase;
let server: TestServer;
let apiKey: string;
let client: ApiClient;

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'marquee-life-'));
  programs = todaysPrograms();
  database = await createTestDatabase(join(data, 'data'));
  const environment = {
    MARQUEE_PROGRAMS: programs.folder,
    MARQUEE_ENV: 'development',
    MARQUEE_DATA: data,
    DATABASE_URL: database.options.databaseUrl ?? '',
  };
  const marquee = async (...words: string[]) => {
    const { code, stdout, stderr } = await runMarquee(words, { env: environment });
    if (code !== 0) throw new Error(stderr);
    return stdout;
  };
  await marquee('operator', 'grant', 'marquee', 'olivia@marquee.example', '--role', 'owner');
  apiKey = (await marquee('api-key', 'create', 'marquee', 'game servers')).trim();
  server = await startTestServer(environment, 'api');
  await untilReady(server);
  client = new ApiClient({
    baseUrl: `${server.origin}/api`,
    headers: { Gamesight: 'true' },
    fetch,
  });
}, 280_000);

afterAll(async () => {
  await server.close();
  await database.drop();
  programs.remove();
  rmSync(data, { recursive: true, force: true });
});

test('a person signs in, is accepted, plays, is rewarded, and holds one key', async () => {
  const person = await signInAs(server.origin, 'liam', UUID);
  const creator = { authToken: person.auth_token };
  const operator = { authToken: (await signInAs(server.origin, 'olivia', undefined)).auth_token };
  const query = { uuid: UUID };
  const me = await client.call(readSelf, {}, creator);
  expect(me).toMatchObject({ uuid: UUID, member: false, email_verified: true });

  // Apply, and be accepted.
  const { form } = await client.call(readApplication, { query }, creator);
  expect(form.length).toBeGreaterThan(0);
  const { application } = await client.call(
    submitApplication,
    {
      query,
      body: {
        answers: {
          channel_url: 'https://videos.example/liam',
          formats: ['livestreams'],
          games: 'Old ones',
          other_programs: 'no',
          motivation: 'I like the people.',
        },
        agreements: { coc_accepted: true },
      },
    },
    creator,
  );
  await client.call(
    applicationReview.decide,
    {
      params: { id: application.id },
      query,
      body: {
        decision: 'accept',
        reason_code: 'fits_program',
        note: 'Welcome aboard.',
        revision: application.revision,
      },
    },
    operator,
  );
  await expect.poll(() => mailsTo('liam'), { timeout: 15_000 }).toContain('Welcome aboard.');

  // A quest moves with what the game reports, once.
  const events = Array.from({ length: 5 }, (_, index) => ({
    creator: me.id,
    metric: 'bingo_wins',
    value: 7,
    occurred_at: new Date().toISOString(),
    source_id: `match-${index}`,
  }));
  const counted = await client.call(ingestEvents, { body: { events } }, { apiKey });
  expect(counted).toMatchObject({ counted: 5, duplicates: 0 });
  const again = await client.call(ingestEvents, { body: { events } }, { apiKey });
  expect(again).toMatchObject({ counted: 0, duplicates: 5 });
  const { quests } = await client.call(listQuests, { query }, creator);
  const finished = quests.filter((quest) => quest.claimable > 0);
  expect(finished.map(({ title }) => title)).toContain('First bingo');

  const params = { activation_id: SEASON };
  const claimed = await client.call(claimQuests, { params, query, body: {} }, creator);
  const earned = claimed.claimed.reduce((sum, { points }) => sum + points, 0);
  expect(earned).toBeGreaterThanOrEqual(300);
  const { point_balances } = await client.call(listPointBalances, { query }, creator);
  expect(point_balances).toContainEqual({ activation_id: SEASON, balance: earned, earned });
  const board = await client.call(
    readLeaderboard,
    { query: { uuid: UUID, activation_id: SEASON, view: 'around' } },
    creator,
  );
  expect(board.items).toContainEqual(expect.objectContaining({ me: true, earned }));
  expect(board.me?.earned).toBe(earned);

  // A reward costs what it says.
  const redeemed = await client.call(
    redeemReward,
    { params: { reward_id: 2 }, query, body: {} },
    creator,
  );
  expect(redeemed.point_balance.balance).toBe(earned - 80);

  // A key, once and only once.
  await client.call(
    importKeys,
    { query, body: { file_name: 'keys.csv', csv: `key_option_id,key\n${STEAM},LIFE-TEST-0001\n` } },
    operator,
  );
  const request = await client.call(
    submitRequest,
    {
      query,
      body: {
        activation_id: SHELF,
        key_option_id: STEAM,
        answers: { plan: 'Play it', audience: 'me' },
      },
    },
    creator,
  );
  const accepted = await client.call(
    requestReview.decide,
    {
      params: { id: request.id },
      query,
      body: { decision: 'accept', reason_code: 'none', revision: request.revision },
    },
    operator,
  );
  const enrolment = { influencer_activation_id: accepted.influencer_activation_id ?? 0 };
  const mine = await client.call(listInfluencerActivations, { query }, creator);
  expect(mine.items.map(({ id }) => id)).toContain(enrolment.influencer_activation_id);
  await client.call(
    acceptInfluencerActivation,
    { params: enrolment, query, body: { agreements: { coc_accepted: true } } },
    creator,
  );
  const claims = await Promise.allSettled(
    Array.from({ length: 5 }, () =>
      client.call(claimKey, { params: enrolment, query, body: {} }, creator),
    ),
  );
  const keys = claims.filter((claim) => claim.status === 'fulfilled');
  expect(keys).toHaveLength(1);
  for (const refused of claims.filter((claim) => claim.status === 'rejected'))
    expect(refused.reason).toMatchObject({ code: 'KEY_ALREADY_CLAIMED' });
  const revealed = await client.call(revealKey, { params: enrolment, query }, creator);
  expect(revealed.key).toBe(keys[0]?.value.key);
}, 280_000);

/** Everything that was mailed to a sample person, as text. */
function mailsTo(person: string): string {
  const folder = join(data, 'mail');
  if (!existsSync(folder)) return '';
  return readdirSync(folder)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((mail) => mail.includes(`${person}@people.example`))
    .join('\n');
}
