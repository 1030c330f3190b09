import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#api/store/drizzle.ts';
import { changeProfile, readSelf } from '#contract/account/endpoints.ts';
import { ApiCallError, type ApiClient } from '#contract/endpoints/client.ts';
import { claimKey, revealKey } from '#contract/enrolments/endpoints.ts';
import { ingestEvents } from '#contract/events/endpoints.ts';
import { claimQuests } from '#contract/quests/endpoints.ts';
import {
  clientOf,
  prepareServedApi,
  type ServedApi,
  type ServedPerson,
} from '../support/served-api.ts';

const ROUNDS = 3;
/** A round goes on until so many writes were answered (five for each), and then for a random while. */
const ANSWERED = 120;
const SEASON = 1;
/** Each three of them complete the quest that repeats for ever, and bring points to claim. */
const METRIC = 'assists';

let api: ServedApi;
beforeAll(async () => {
  api = await prepareServedApi({ people: 24, keys: 20 });
  // The quest asks for it.
  await api.withStore(({ database }) =>
    database.execute(sql`
      insert into agreement_acceptances (program_uuid, creator_id, agreement, version)
      select program_uuid, id, 'confirmed_18', 'age-18' from creators`),
  );
}, 60_000);
afterAll(() => api?.remove());

/** Writes that one person knows to be done; `attempted` ones may be done or not. */
interface Known {
  readonly person: ServedPerson;
  name: { answered: string | undefined; attempted: string | undefined };
  readonly batches: Parameters<typeof batch>[2][];
  /** Quest and period of each claim. */
  readonly claims: string[];
  key: string | undefined;
}

const query = () => ({ uuid: api.uuid });

function batch(client: ApiClient, person: ServedPerson, name: string) {
  const events = Array.from({ length: 4 }, (_, index) => ({
    creator: person.id,
    metric: METRIC,
    value: 1,
    occurred_at: new Date().toISOString(),
    source_id: `${name}-${index}`,
    hashtags: ['#alpha'],
  }));
  return client.call(ingestEvents, { body: { events } }, { apiKey: api.apiKey });
}

/** Writes for one person, one call after another, until the server is gone. */
async function writeOn(client: ApiClient, known: Known, answered: () => void): Promise<void> {
  const { person, name, batches, claims } = known;
  const as = { authToken: person.token };
  const params = { influencer_activation_id: person.influencer_activation_id };
  for (let step = 0; ; step += 1) {
    try {
      name.attempted = `${person.id.slice(0, 8)} ${Date.now()} ${step}`;
      await client.call(changeProfile, { body: { display_name: name.attempted } }, as);
      name.answered = name.attempted;
      answered();
      const source = `${person.id} ${Date.now()} ${step}`;
      const { counted } = await batch(client, person, source);
      expect(counted).toBe(4);
      batches.push(source);
      answered();
      const path = { activation_id: SEASON };
      const { claimed } = await client.call(
        claimQuests,
        { params: path, query: query(), body: {} },
        as,
      );
      claims.push(...claimed.map(({ quest_id, period }) => `${quest_id} ${period}`));
      answered();
      if (known.key === undefined) {
        known.key = (await client.call(claimKey, { params, query: query(), body: {} }, as)).key;
        answered();
      }
    } catch (error) {
      if (!(error instanceof ApiCallError)) throw error;
      if (error.code === 'NETWORK') return;
      // The key was taken by a call whose answer never came, or none is left; a database that a
      // busy machine keeps silent is taken for gone, and what was asked of it was not answered.
      if (!/^(KEY(_ALREADY_CLAIMED|S_EXHAUSTED)|STORE_UNAVAILABLE)$/.test(error.code)) throw error;
    }
  }
}

/**
 * Asks again where a database that a busy machine keeps silent was taken for gone; only what changes
 * nothing a second time.
 */
async function patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;)
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ApiCallError) || error.code !== 'STORE_UNAVAILABLE') throw error;
      await sleep(200);
    }
}

async function expectKept(client: ApiClient, known: Known): Promise<void> {
  const { person, name, batches, key } = known;
  const as = { authToken: person.token };
  const me = await patiently(() => client.call(readSelf, {}, as));
  if (name.answered !== undefined)
    expect([name.answered, name.attempted]).toContain(me.display_name);
  for (const source of batches.slice(-2))
    expect(await patiently(() => batch(client, person, source))).toMatchObject({
      counted: 0,
      duplicates: 4,
    });
  if (key === undefined) return;
  const enrolment = { influencer_activation_id: person.influencer_activation_id };
  const revealed = await patiently(() =>
    client.call(revealKey, { params: enrolment, query: query() }, as),
  );
  expect(revealed.key).toBe(key);
}

test('what was answered is there after kill -9 at any moment, and nothing is there twice', async () => {
  const everybody = api.people.map(
    (person): Known => ({
      person,
      name: { answered: undefined, attempted: undefined },
      batches: [],
      claims: [],
      key: undefined,
    }),
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await api.start();
    const client = clientOf(server);
    await Promise.all(everybody.map((known) => expectKept(client, known)));
    let answers = 0;
    let enough = () => {};
    const busy = new Promise<void>((resolve) => {
      enough = resolve;
    });
    const writers = Promise.all(
      everybody.map((known) =>
        writeOn(client, known, () => {
          answers += 1;
          if (answers === ANSWERED) enough();
        }),
      ),
    );
    await Promise.race([busy, writers]);
    await sleep(Math.random() * 300);
    const ended = once(server.process, 'exit');
    server.process.kill('SIGKILL');
    await ended;
    await writers;
    expect(answers).toBeGreaterThanOrEqual(ANSWERED);
  }
  const server = await api.start();
  await Promise.all(everybody.map((known) => expectKept(clientOf(server), known)));
  await server.close();

  const keys = everybody.flatMap(({ key }) => key ?? []);
  expect(keys.length).toBeGreaterThan(0);
  expect(new Set(keys).size).toBe(keys.length);
  await api.withStore(async ({ database }) => {
    const count = async (text: ReturnType<typeof sql>) =>
      (await database.execute<{ count: number }>(text)).rows[0]?.count;
    const batches = everybody.flatMap((known) => known.batches);
    expect(batches.length).toBeGreaterThan(0);
    const sources = JSON.stringify(batches.map((source) => `${source}-0`));
    expect(
      await count(sql`
        select count(*)::int as count from metric_events
        where source_id in (select jsonb_array_elements_text(${sources}::jsonb))`),
    ).toBe(batches.length);
    const claims = everybody.flatMap(({ person, claims }) =>
      claims.map((claim) => `${person.id} ${claim}`),
    );
    expect(claims.length).toBeGreaterThan(0);
    expect(
      await count(sql`
        select count(*)::int as count from point_transactions
        where concat_ws(' ', creator_id, reason->>'quest_id', reason->>'period') in (
          select jsonb_array_elements_text(${JSON.stringify(claims)}::jsonb))`),
    ).toBe(claims.length);
    // Sums of the ledger are the balances.
    expect(
      await count(sql`
        select count(*)::int as count from point_balances full join (
          select creator_id, activation_id, sum(amount) as total from point_transactions
          group by 1, 2
        ) as ledger using (creator_id, activation_id)
        where balance is distinct from total or earned is distinct from total`),
    ).toBe(0);
    // Each period that is claimed was paid, and none that is not.
    expect(
      await count(sql`
        select count(*)::int as count from (
          select creator_id, quest_id, period from quest_progress where state = 'claimed'
        ) as claimed full join (
          select creator_id, (reason->>'quest_id')::int as quest_id, reason->>'period' as period
          from point_transactions
        ) as paid using (creator_id, quest_id, period)
        where claimed.creator_id is null or paid.creator_id is null`),
    ).toBe(0);
  });
}, 300_000);
