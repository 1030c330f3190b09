import { deriveSecrets } from '#api/secrets/secrets.ts';
import { sql } from '#api/store/drizzle.ts';
import type { Store } from '#api/store/store.ts';
import { claimKey } from '#contract/enrolments/endpoints.ts';
import {
  startTestServer,
  type TestServer,
  untilReady,
} from '../../../tests/support/browser/start-server.ts';
import { startBareServer } from './bare-server.ts';
import { readCampaignParts } from './campaign-parts.ts';
import { type Check, checkCrowd } from './checks.ts';
import { fillStore, withStore } from './fill-store.ts';
import { askAllAtOnce } from './load.ts';
import { type CallResult, measureCall, type Rounds } from './measure.ts';
import {
  CALL_NAMES,
  type CallName,
  type CallPlan,
  measuredCall,
  pathOf,
  signed,
} from './measured-calls.ts';
import { People } from './people.ts';
import type { Place } from './place.ts';
import { type BoardResult, measureGrowth } from './rank-growth.ts';
import { requestText } from './request-text.ts';
import type { Sizes } from './sizes.ts';

/** Parts of the measurement that are no single call. */
export const FURTHER_PARTS = ['growth', 'crowd'] as const;
export type BenchPart = CallName | (typeof FURTHER_PARTS)[number];

export interface BenchResults {
  readonly calls: readonly CallResult[];
  readonly growth: readonly BoardResult[];
  readonly checks: readonly Check[];
}

/** Fills a store, puts the real server and the bare one on it, and measures the parts wanted. */
export async function benchStore(
  place: Place,
  sizes: Sizes,
  rounds: Rounds,
  wanted: (part: BenchPart) => boolean,
): Promise<BenchResults> {
  const secrets = deriveSecrets(place.secret);
  const parts = await readCampaignParts(place.dataFolder, place.programs);
  const { seeded, enrolments } = await fillStore(place, parts, sizes);
  await place.settle();
  const signIn = new People(secrets, parts);
  const planned = async (): Promise<CallPlan> => ({
    ...{ parts, sizes, enrolments, apiKey: seeded.apiKey, rounds: rounds.rounds },
    people: await signIn.signIn(1, sizes.people),
  });
  const names = CALL_NAMES.filter(wanted);
  const first = await planned();
  const routes = names.map((name) => measuredCall(name, first).route);
  const bare = await startBareServer({ place: place.forBareServer(), routes });
  const server = await startTestServer(place.environment, 'api');
  const endWithUs = () => server.process.kill('SIGKILL');
  process.once('exit', endWithUs);
  const calls: CallResult[] = [];
  const growth: BoardResult[] = [];
  const checks: Check[] = [];
  try {
    await untilReady(server);
    for (const name of names)
      calls.push(await measureCall(measuredCall(name, await planned()), server, bare, rounds));
    if (wanted('growth')) {
      const { people } = await planned();
      const plan = { uuid: parts.uuid, boards: seeded.boards, people, rounds: 3, seconds: 1 };
      growth.push(...(await measureGrowth(server, plan)));
    }
    if (wanted('crowd')) checks.push(await letCrowdClaim(server, signIn, first));
  } finally {
    await bare.close();
    await server.close();
    process.off('exit', endWithUs);
  }
  checks.push(await withStore(place, checkLedger));
  return { calls, growth, checks };
}

async function letCrowdClaim(
  server: TestServer,
  signIn: People,
  { parts, sizes, enrolments }: CallPlan,
): Promise<Check> {
  const from = 2 * sizes.people + 1;
  const crowd = await signIn.signIn(from, from + sizes.crowd - 1);
  const { activation_id, key_option_id } = parts.wanted;
  const requests = crowd.map((person) => {
    const influencer_activation_id = enrolments(person.number, activation_id);
    const path = pathOf(claimKey, { influencer_activation_id }, { uuid: parts.uuid });
    return requestText('POST', path, signed(person), { key_option_id });
  });
  return checkCrowd(await askAllAtOnce(server.port, requests), sizes);
}

/** After all that was claimed and ingested, each balance is what its ledger adds up to. */
async function checkLedger({ database }: Store): Promise<Check> {
  const { rows } = await database.execute<{ balances: number; wrong: number }>(sql`
    select count(*)::int as balances,
      (count(*) filter (where balance is distinct from total))::int as wrong
    from point_balances full join (
      select creator_id, activation_id, sum(amount) as total from point_transactions group by 1, 2
    ) as ledger using (creator_id, activation_id)`);
  const { balances = 0, wrong = 0 } = rows[0] ?? {};
  return {
    what: 'balances are what the ledger adds up to',
    result: `${balances} balances, ${wrong} wrong`,
    holds: balances > 0 && wrong === 0,
  };
}
