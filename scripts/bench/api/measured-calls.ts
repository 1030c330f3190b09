import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import { claimKey } from '#contract/enrolments/endpoints.ts';
import { ingestEvents } from '#contract/events/endpoints.ts';
import { readLeaderboard } from '#contract/leaderboards/endpoints.ts';
import { claimQuests, listPointBalances, listQuests } from '#contract/quests/endpoints.ts';
import type { BareRoute } from './bare-server.ts';
import {
  BALANCES,
  CLAIM,
  INGEST,
  KEY,
  QUESTS,
  rankStatement,
  topStatement,
} from './bare-statements.ts';
import type { CampaignParts } from './campaign-parts.ts';
import { creatorId } from './creator-ids.ts';
import type { Person } from './people.ts';
import { inBlocks, make, type RequestSource, rotate, spend } from './request-sources.ts';
import { requestText } from './request-text.ts';
import type { Sizes } from './sizes.ts';

/** A call that is measured, beside a bare route that runs the same kind of statement. */
export interface MeasuredCall {
  readonly name: string;
  readonly title: string;
  readonly route: BareRoute;
  readonly ours: RequestSource;
  readonly bare: RequestSource;
  /** The least share of the bare route's rate that is aimed for. */
  readonly aim: number;
  /** Whether it can be asked without end: what is spent is spent, and is not asked for before it counts. */
  readonly endless: boolean;
}

export interface CallPlan {
  readonly parts: CampaignParts;
  readonly sizes: Sizes;
  readonly people: readonly Person[];
  readonly apiKey: string;
  readonly rounds: number;
  /** Of the people's, then of those whom the bare route changes: by creator's number. */
  readonly enrolments: (number: number, activation_id: number) => number;
}

/** The names that `--only` takes, in the table's order. */
export const CALL_NAMES = ['quests', 'balances', 'top', 'rank', 'claim', 'key', 'ingest'] as const;
export type CallName = (typeof CALL_NAMES)[number];

/** People who read, in turns; more of them would measure how tokens are checked. */
const READERS = 1_000;
/** A list is put together from what a campaign says and what a person did. */
const LIST_AIM = 0.7;
const READ_AIM = 0.75;
/** A write judges, records and tells; the bare one changes a row. */
const WRITE_AIM = 0.25;
const BATCH = 100;

export function measuredCall(name: CallName, plan: CallPlan): MeasuredCall {
  return { name, ...CALLS[name](plan) };
}

const CALLS: Readonly<Record<CallName, (plan: CallPlan) => Omit<MeasuredCall, 'name'>>> = {
  quests: (plan) => read(plan, 'quests list', listQuests, {}, QUESTS, LIST_AIM),
  balances: (plan) => read(plan, 'point balances', listPointBalances, {}, BALANCES),
  top: (plan) =>
    read(
      plan,
      'leaderboard top 100',
      readLeaderboard,
      boardQuery(plan, 'top'),
      topStatement(plan.parts),
    ),
  rank: (plan) =>
    read(
      plan,
      'leaderboard my rank',
      readLeaderboard,
      boardQuery(plan, 'me'),
      rankStatement(plan.parts),
    ),
  claim: (plan) => {
    const { parts, sizes, people, rounds } = plan;
    const path = pathOf(claimQuests, { activation_id: parts.season }, { uuid: parts.uuid });
    const ours = inBlocks(people, parts.quests).map(([person, { id }]) =>
      requestText('POST', path, signed(person), { quest_id: id }),
    );
    const bare = inBlocks(others(sizes), parts.quests).map(([number, { id, period }]) =>
      requestText('POST', '/claim', {}, [creatorId(number), id, period]),
    );
    return {
      title: 'claim',
      route: { name: 'claim', method: 'POST', text: CLAIM },
      ours: spend(ours, rounds),
      bare: spend(bare, rounds),
      ...{ aim: WRITE_AIM, endless: false },
    };
  },
  key: ({ parts, sizes, people, rounds, enrolments }) => {
    const ours = inBlocks(people, parts.keys).map(([person, { activation_id, key_option_id }]) => {
      const influencer_activation_id = enrolments(person.number, activation_id);
      const path = pathOf(claimKey, { influencer_activation_id }, { uuid: parts.uuid });
      return requestText('POST', path, signed(person), { key_option_id });
    });
    const bare = inBlocks(others(sizes), parts.keys).map(([number, key]) =>
      requestText('POST', '/key', {}, [
        enrolments(number, key.activation_id),
        parts.uuid,
        key.key_option_id,
      ]),
    );
    return {
      title: 'key claim',
      route: { name: 'key', method: 'POST', text: KEY },
      ours: spend(ours, rounds),
      bare: spend(bare, rounds),
      ...{ aim: WRITE_AIM, endless: false },
    };
  },
  ingest: ({ parts, sizes, apiKey }) => {
    const path = pathOf(ingestEvents, {}, {});
    const batches = eventBatches(parts, sizes);
    return {
      title: `ingest of ${BATCH} events`,
      route: { name: 'ingest', method: 'POST', text: INGEST },
      ours: make(() =>
        requestText(
          'POST',
          path,
          { gamesight: 'true', 'x-api-key': apiKey },
          { events: batches() },
        ),
      ),
      bare: make(() => requestText('POST', '/ingest', {}, [parts.uuid, JSON.stringify(batches())])),
      ...{ aim: WRITE_AIM, endless: true },
    };
  },
};

function read(
  { parts, people }: CallPlan,
  title: string,
  endpoint: Endpoint,
  query: Readonly<Record<string, string>>,
  text: string,
  aim = READ_AIM,
): Omit<MeasuredCall, 'name'> {
  const readers = people.slice(0, READERS);
  const path = pathOf(endpoint, {}, { uuid: parts.uuid, ...query });
  return {
    title,
    route: { name: endpoint.id + (query.view ?? ''), method: 'GET', text },
    ours: rotate(readers.map((person) => requestText('GET', path, signed(person)))),
    bare: rotate(
      readers.map(({ id }) => requestText('GET', `/${endpoint.id}${query.view ?? ''}/${id}`)),
    ),
    aim,
    endless: true,
  };
}

const boardQuery = ({ parts }: CallPlan, view: 'top' | 'me') => ({
  activation_id: String(parts.season),
  view,
  ...(view === 'top' ? { limit: '100' } : {}),
});

export const signed = ({ token }: Person) => ({ gamesight: 'true', authorization: token });

/** An endpoint's address with its parameters filled in. */
export function pathOf(
  { path }: Endpoint,
  params: Readonly<Record<string, string | number>>,
  query: Readonly<Record<string, string>>,
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
  const search = new URLSearchParams(query).toString();
  return `/api${filled}${search && `?${search}`}`;
}

/** Creators whom the bare route changes. */
const others = ({ people }: Sizes) =>
  Array.from({ length: people }, (_, index) => people + 1 + index);

/** Batches of what a game reports, each event of another creator, all of them in turns. */
function eventBatches({ metrics }: CampaignParts, { creators }: Sizes) {
  let count = 0;
  return () => {
    const occurred_at = new Date().toISOString();
    return Array.from({ length: BATCH }, () => {
      count += 1;
      return {
        // A stride that is prime to most sizes: neighbours in a batch are strangers in the tables.
        creator: creatorId(((count * 7_919) % creators) + 1),
        metric: metrics[count % metrics.length] ?? '',
        value: 1,
        occurred_at,
        source_id: `bench-${process.pid}-${count}`,
        platform: 'twitch',
      };
    });
  };
}
