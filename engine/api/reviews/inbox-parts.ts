import type { InboxKind, InboxState } from '#contract/vocabulary/inbox-words.ts';
import { INBOX_QUEUES } from '../core/reviews/inbox-queues.ts';
import { exactMoment } from '../http/moment-cursor.ts';
import {
  and,
  asc,
  count,
  eq,
  gt,
  gte,
  lt,
  type PgColumn,
  type SQL,
  sql,
} from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creators } from '../store/tables/accounts.ts';
import { rewardRedemptions } from '../store/tables/ledger.ts';
import { activationRequests, appeals, applications, contents } from '../store/tables/pipelines.ts';

/** What an entry is sorted by, as cursors keep it: all its digits, its kind, its id as text. */
export interface InboxKey {
  readonly at: string;
  readonly kind: InboxKind;
  readonly id: string;
}

/** Which entries of one kind and state. */
export interface PartFilter {
  readonly program_uuid: string;
  readonly state: InboxState;
  /** What a search finds of this kind; undefined where nothing is searched. */
  readonly found: SQL | undefined;
  /** Handed in before this, from this on. */
  readonly before: Date | undefined;
  readonly from: Date | undefined;
  readonly limit: number;
}

interface Part {
  /** Where the kind stands among those of the same moment. */
  readonly rank: number;
  readonly table: (typeof INBOX_QUEUES)[InboxKind]['table'];
  readonly at: PgColumn;
  /** What else is true of what waits for a person. */
  readonly waits?: SQL;
  readonly number: SQL;
  readonly uuid: SQL;
  readonly revision: SQL;
  /** What it is about: an activation, an enrolment, the subject of an appeal, a reward. */
  readonly about: SQL;
  /** A word that goes with it: a piece's title, the kind of an appeal's subject. */
  readonly word: SQL;
}

const NONE = sql`null`;

export const INBOX_PARTS: Readonly<Record<InboxKind, Part>> = {
  application: {
    ...{ rank: 1, ...INBOX_QUEUES.application },
    ...{ number: NONE, uuid: sql`${applications.id}`, revision: sql`${applications.revision}` },
    ...{ about: NONE, word: NONE },
  },
  activation_request: {
    ...{ rank: 2, ...INBOX_QUEUES.activation_request },
    ...{ number: sql`${activationRequests.id}`, uuid: NONE },
    ...{ revision: sql`${activationRequests.revision}`, word: NONE },
    about: sql`${activationRequests.activation_id}`,
  },
  content: {
    ...{ rank: 3, ...INBOX_QUEUES.content },
    ...{ number: sql`${contents.id}`, uuid: NONE, revision: sql`${contents.revision}` },
    about: sql`${contents.influencer_activation_id}`,
    word: sql`${contents.title}`,
  },
  appeal: {
    ...{ rank: 4, ...INBOX_QUEUES.appeal },
    ...{ number: sql`${appeals.id}`, uuid: NONE, revision: sql`${appeals.revision}` },
    ...{ about: sql`${appeals.subject_id}`, word: sql`${appeals.subject_kind}` },
  },
  redemption: {
    ...{ rank: 5, ...INBOX_QUEUES.redemption },
    ...{ number: sql`${rewardRedemptions.id}`, uuid: NONE, revision: NONE },
    ...{ about: sql`${rewardRedemptions.reward_id}`, word: NONE },
  },
};

/**
 * The first entries of one kind and state after a cursor, in the order of its index: however long
 * the queue, no more than `limit` of it are read where nothing is searched.
 */
export function selectPart(
  { database }: Store,
  kind: InboxKind,
  filter: PartFilter,
  after: InboxKey | undefined,
) {
  const { rank, table, at, number, uuid, revision, about, word } = INBOX_PARTS[kind];
  // The five tables are alike in what is used here; one of them stands for all.
  const { id, ...columns } = table as typeof contents;
  return database
    .select({
      rank: sql<number>`${rank}::int`.as('rank'),
      kind: sql<InboxKind>`${kind}::text`.as('kind'),
      uuid: sql<string | null>`${uuid}::uuid`.as('uuid'),
      number: sql<string | null>`${number}::bigint`.as('number'),
      state: sql<InboxState>`${columns.state}`.as('state'),
      revision: sql<number | null>`${revision}::int`.as('revision'),
      creator_id: sql<string | null>`${columns.creator_id}`.as('creator_id'),
      about: sql<string | null>`${about}::bigint`.as('about'),
      word: sql<string | null>`${word}::text`.as('word'),
      moment: sql<Date>`${at}`.as('moment'),
      at: exactMoment(at).as('at'),
    })
    .from(table as typeof contents)
    .leftJoin(creators, eq(creators.id, columns.creator_id))
    .where(and(inPart(kind, filter), after && isAfter({ rank, at, id: sql`${id}` }, after)))
    .orderBy(asc(at), asc(id))
    .limit(filter.limit);
}

/** How many entries of one kind and state there are; a search looks into what it joins. */
export function countPart({ database }: Store, kind: InboxKind, filter: PartFilter) {
  const table = INBOX_PARTS[kind].table as typeof contents;
  const counted = database.select({ matches: count().as('matches') }).from(table);
  return filter.found === undefined
    ? counted.where(inPart(kind, filter))
    : counted.leftJoin(creators, eq(creators.id, table.creator_id)).where(inPart(kind, filter));
}

function inPart(
  kind: InboxKind,
  { program_uuid, state, found, before, from }: PartFilter,
): SQL | undefined {
  const { table, at, waits } = INBOX_PARTS[kind];
  return and(
    eq(table.program_uuid, program_uuid),
    sql`${table.state} = ${state}`,
    waits,
    before && lt(at, before),
    from && gte(at, from),
    found,
  );
}

function isAfter(
  { rank, at, id }: { readonly rank: number; readonly at: PgColumn; readonly id: SQL },
  last: InboxKey,
): SQL {
  const lastRank = INBOX_PARTS[last.kind].rank;
  const moment = sql`${last.at}::timestamptz`;
  if (rank !== lastRank) return rank < lastRank ? gt(at, moment) : gte(at, moment);
  const type = last.kind === 'application' ? sql`uuid` : sql`bigint`;
  return sql`(${at}, ${id}) > (${moment}, ${last.id}::${type})`;
}
