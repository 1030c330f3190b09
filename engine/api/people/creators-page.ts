import type { QueryOf, ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { listCreators } from '#contract/people/endpoints.ts';
import { tagWord } from '#contract/shapes/creator-tags.ts';
import type { ProgramStep } from '#contract/vocabulary/operator-words.ts';
import { activeCreators } from '../core/people/active-creators.ts';
import { firstSteps, tookStep } from '../core/people/first-steps.ts';
import { readTags } from '../core/people/read-tags.ts';
import { findCreators } from '../core/people/search-creators.ts';
import { summarise } from '../core/reviews/creator-summaries.ts';
import { ApiError } from '../http/api-error.ts';
import { cutPage, PAGE_SIZE, readCursor } from '../http/cursor.ts';
import { exactMoment, momentCursor } from '../http/moment-cursor.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  type SQL,
  sql,
} from '../store/drizzle.ts';
import { presentStatus } from '../store/present-status.ts';
import type { Store } from '../store/store.ts';
import { creators } from '../store/tables/accounts.ts';
import { creatorTags } from '../store/tables/people.ts';
import { isUuid } from './subjects.ts';

type CreatorsQuery = Omit<QueryOf<typeof listCreators>, 'uuid'>;
/** What creators are narrowed to; `as_of`: those who came until then. */
export interface CreatorFilters extends Omit<CreatorsQuery, 'cursor' | 'limit' | 'sort'> {
  readonly as_of?: Date;
}

const DAY = 86_400_000;

const { id, created_at, member_since, status, suspended_until } = creators;
const name = sql<string>`lower(${creators.display_name})`;

/** How many of a program's creators match. */
export async function countCreators(
  store: Store,
  program: ApiProgram,
  filters: CreatorFilters,
  now: Date,
): Promise<number> {
  const [counted] = await store.database
    .select({ count: count() })
    .from(creators)
    .where(
      and(
        eq(creators.program_uuid, program.uuid),
        ...(await filtersOf(store, program, filters, now)),
      ),
    );
  return counted?.count ?? 0;
}

/** A page of a program's creators as the store has them. @throws ApiError CURSOR_INVALID */
export async function readCreatorRows(
  store: Store,
  program: ApiProgram,
  {
    cursor,
    limit = PAGE_SIZE,
    sort = 'newest',
    ...filters
  }: CreatorFilters & Pick<CreatorsQuery, 'cursor' | 'limit' | 'sort'>,
  now: Date,
) {
  const order = ORDERS[sort];
  const found = await store.database
    .select({ row: creators, present: presentStatus, created: exactMoment(created_at), name })
    .from(creators)
    .where(
      and(
        eq(creators.program_uuid, program.uuid),
        ...(await filtersOf(store, program, filters, now)),
        order.among,
        cursor === undefined ? undefined : order.after(cursor),
      ),
    )
    .orderBy(...order.by)
    .limit(limit + 1);
  return cutPage(found, limit, (entry) =>
    sort === 'name' ? [entry.name, entry.row.id] : [entry.created, entry.row.id],
  );
}

/** A page of a program's creators. @throws ApiError CURSOR_INVALID */
export async function readCreatorsPage(
  store: Store,
  program: ApiProgram,
  query: CreatorsQuery,
  now: Date,
): Promise<ResponseOf<typeof listCreators>> {
  const page = await readCreatorRows(store, program, query, now);
  const rows = page.rows.map(({ row }) => row);
  const summaries = await summarise(store, program, rows);
  const tags = await readTags(
    store,
    rows.map((row) => row.id),
  );
  return {
    items: page.rows.flatMap(({ row, present }) => {
      const summary = summaries.get(row.id);
      if (!summary) return [];
      return {
        ...summary,
        status: present,
        suspended_until:
          present === 'suspended' ? (row.suspended_until?.toISOString() ?? null) : null,
        member_since: row.member_since?.toISOString() ?? null,
        created_at: row.created_at.toISOString(),
        tags: [...(tags.get(row.id) ?? [])],
      };
    }),
    next_cursor: page.next_cursor,
  };
}

/** Each order has an index; `among` is what the index of names is made for. */
const ORDERS = {
  newest: {
    by: [desc(created_at), desc(id)],
    among: undefined,
    after: (cursor: string) => sql`(${created_at}, ${id}) < ${momentCursor(cursor, 'uuid')}`,
  },
  name: {
    by: [asc(name), asc(id)],
    among: ne(status, 'deleted'),
    after: (cursor: string) => {
      const [last, lastId] = readCursor(cursor, ['string', 'string']);
      if (!isUuid(lastId)) throw new ApiError('CURSOR_INVALID');
      return sql`(${name}, ${id}) > (${last}::text, ${lastId}::uuid)`;
    },
  },
} as const;

async function filtersOf(
  store: Store,
  program: ApiProgram,
  filters: CreatorFilters,
  now: Date,
): Promise<(SQL | undefined)[]> {
  const { search, member, tag, step, week, active_days, as_of } = filters;
  return [
    search === undefined ? undefined : await isFound(store, program.uuid, search),
    member === undefined ? undefined : member ? isNotNull(member_since) : isNull(member_since),
    filters.status === undefined ? undefined : hasStatus(filters.status),
    tag === undefined ? undefined : isTagged(store, program.uuid, tag),
    step === undefined ? undefined : takes(step, program.uuid, week),
    as_of === undefined ? undefined : lte(created_at, as_of),
    active_days === undefined ? undefined : wasActive(program.uuid, active_days, now),
  ];
}

async function isFound(store: Store, program_uuid: string, search: string): Promise<SQL> {
  const { ids, condition } = await findCreators(store, program_uuid, search);
  return condition ?? sql`${id} = any(${sql.param(ids)}::uuid[])`;
}

/** As `presentStatus` says, in words that an index on the column serves. */
function hasStatus(wanted: NonNullable<CreatorsQuery['status']>): SQL | undefined {
  const over = sql`coalesce(${suspended_until} <= now(), false)`;
  switch (wanted) {
    case 'active':
      return sql`(${status} = 'active' or ${status} = 'suspended' and ${over})`;
    case 'suspended':
      return sql`${status} = 'suspended' and not ${over}`;
    case 'deleted':
      return eq(status, 'deleted');
  }
}

function isTagged({ database }: Store, program_uuid: string, tag: string): SQL {
  const tagged = database
    .select({ id: creatorTags.creator_id })
    .from(creatorTags)
    .where(and(eq(creatorTags.program_uuid, program_uuid), eq(creatorTags.word, tagWord(tag))));
  return inArray(id, tagged);
}

/** Whoever took a step: in the week that begins on a day for the first time, or at all. */
function takes(step: ProgramStep, program_uuid: string, week: string | undefined): SQL {
  if (week === undefined) return tookStep(step, sql`${id}`);
  const from = `${week}T00:00:00Z`;
  const until = new Date(Date.parse(from) + 7 * DAY).toISOString();
  return sql`${id} in (
    select creator_id from (${firstSteps(step, { program_uuid, from, until })}) as steps
  )`;
}

const wasActive = (program_uuid: string, days: number, now: Date): SQL => sql`${id} in (
  select creator_id
  from (${activeCreators(program_uuid, new Date(now.getTime() - days * DAY).toISOString())}) as traces
)`;
