import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import { readOverview } from '#contract/overview/endpoints.ts';
import { readOperatorCreator } from '#contract/people/endpoints.ts';
import { listInbox } from '#contract/reviews/inbox-endpoints.ts';
import { creatorId } from '../api/creator-ids.ts';
import { type MeasuredCall, pathOf } from '../api/measured-calls.ts';
import { rotate } from '../api/request-sources.ts';
import { requestText } from '../api/request-text.ts';
import { FILTERED, INBOX, OVERVIEW, PERSON, searchedStatement } from './bare-reads.ts';
import { SEARCHED } from './seed-queue.ts';

/** The names that `--only` takes, in the table's order. */
export const READ_NAMES = [
  'inbox',
  'filter',
  'search-many',
  'search-some',
  'search-none',
  'person',
  'overview',
] as const;
export type ReadName = (typeof READ_NAMES)[number];

/** The least share of the bare route's rate that is aimed for. */
const RATIO_AIM = 0.5;
/** People whose pages are asked for, in turns. */
const PEOPLE = 1_000;

export interface ReadPlan {
  readonly uuid: string;
  readonly applications: number;
  readonly headers: Readonly<Record<string, string>>;
}

interface Read {
  readonly title: string;
  readonly endpoint: Endpoint;
  readonly query?: Readonly<Record<string, string>>;
  readonly text: string;
}

const search = (title: string, word: string): Read => ({
  title: `search: ${title}`,
  endpoint: listInbox,
  query: { search: word },
  text: searchedStatement(word),
});

const READS: Readonly<Record<ReadName, Read>> = {
  inbox: { title: 'inbox, first page', endpoint: listInbox, text: INBOX },
  filter: {
    title: 'inbox, one kind and state',
    endpoint: listInbox,
    query: { kinds: 'application', states: 'in_review' },
    text: FILTERED,
  },
  'search-many': search('in half of the answers', SEARCHED.many),
  'search-some': search('in one of 500', SEARCHED.some),
  'search-none': search('in none', SEARCHED.none),
  person: { title: "a person's page", endpoint: readOperatorCreator, text: PERSON },
  overview: { title: 'overview', endpoint: readOverview, text: OVERVIEW },
};

export const titleOfRead = (name: ReadName): string => READS[name].title;

/** The address of a read, below the origin; of a person's page, of one of them. */
export function pathOfRead(
  name: ReadName,
  { uuid, applications }: Pick<ReadPlan, 'uuid' | 'applications'>,
): string {
  const { endpoint, query } = READS[name];
  const [creator_id = ''] = members(applications);
  return pathOf(endpoint, { creator_id }, { uuid, ...query });
}

/** Members are everywhere among the numbers; a stride that is prime to most sizes meets many. */
const members = (applications: number): readonly string[] =>
  Array.from(
    { length: PEOPLE },
    (_, index) => ((index * 7_919) % Math.floor(applications / 20)) * 20 + 12,
  ).map(creatorId);

/** A read of the console beside the bare route. */
export function measuredRead(
  name: ReadName,
  { uuid, applications, headers }: ReadPlan,
): MeasuredCall {
  const { title, endpoint, query, text } = READS[name];
  const subjects = endpoint === readOperatorCreator ? members(applications) : [uuid];
  const ours = subjects.map((creator_id) =>
    requestText('GET', pathOf(endpoint, { creator_id }, { uuid, ...query }), headers),
  );
  return {
    ...{ name, title, aim: RATIO_AIM, endless: true },
    route: { name, method: 'GET', text },
    ours: rotate(ours),
    bare: rotate(subjects.map((id) => requestText('GET', `/${name}/${id}`))),
  };
}
