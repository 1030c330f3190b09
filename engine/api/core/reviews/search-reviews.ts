import { and, eq, or, type PgColumn, type SQL, sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import {
  activationRequests,
  appeals,
  applications,
  contents,
} from '../../store/tables/pipelines.ts';
import { wordsOfAnswers, wordsOfContent, wordsOfText } from '../../store/tables/search-words.ts';
import { textQuery } from '../../store/word-query.ts';
import { FEW, type FoundCreators } from '../people/search-creators.ts';
import { asReviewTable } from './review-rows.ts';
import type { SubjectKind } from './timelines.ts';

/** What of each kind is searched, beside its creator: as the indexes of words say it. */
const WORDS: Readonly<Record<SubjectKind, SQL>> = {
  application: wordsOfAnswers(applications.answers),
  activation_request: wordsOfAnswers(activationRequests.answers),
  content: wordsOfContent(contents),
  appeal: wordsOfText(sql`${appeals.message}`),
};

/**
 * The condition that a search finds something of one kind: by its creator, or each word of the
 * search begins one of what was handed in. What finds nothing reads nothing; what finds many is
 * asked of one row after another in the order of the queue.
 * @param found the creators that the same search finds; their table must be joined
 */
export async function matchesReview(
  store: Store,
  kind: SubjectKind,
  program_uuid: string,
  search: string,
  found: FoundCreators,
): Promise<SQL> {
  const query = textQuery(search);
  const byText = query && (await matchesText(store, kind, program_uuid, query));
  return or(isOf(asReviewTable(kind), found), byText) ?? sql`false`;
}

/** The condition that a row is of one of the creators who were found; undefined where none was. */
export function isOf(
  { creator_id }: { readonly creator_id: PgColumn },
  { ids, condition }: FoundCreators,
): SQL | undefined {
  if (condition) return condition;
  return ids.length === 0 ? undefined : sql`${creator_id} = any(${sql.param(ids)}::uuid[])`;
}

async function matchesText(
  { database }: Store,
  kind: SubjectKind,
  program_uuid: string,
  query: SQL,
): Promise<SQL | undefined> {
  const table = asReviewTable(kind);
  const condition = sql`${WORDS[kind]} @@ ${query}`;
  const rows = await database
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.program_uuid, program_uuid), condition))
    .limit(FEW + 1);
  if (rows.length > FEW) return condition;
  if (rows.length === 0) return undefined;
  const type = sql.raw(kind === 'application' ? 'uuid' : 'bigint');
  return sql`${table.id} = any(${sql.param(rows.map(({ id }) => id))}::${type}[])`;
}
