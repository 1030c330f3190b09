import { UUID } from '../../http/moment-cursor.ts';
import { and, eq, type SQL, sql, unionAll } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { creators, identityLinks } from '../../store/tables/accounts.ts';
import { wordsOf, wordsOfCreator } from '../../store/tables/search-words.ts';
import { wordQuery } from '../../store/word-query.ts';

/** So many that a search finds are looked up by their ids; more are met on the way. */
export const FEW = 5_000;

/** Those whom a search finds: few, or the condition on a row of `creators` that it is one of many. */
export type FoundCreators =
  | { readonly ids: readonly string[]; readonly condition?: never }
  | { readonly ids?: never; readonly condition: SQL };

/**
 * Finds the creators of a program for whom each word of a search begins a word of their name, of a
 * linked account's name, or of what stands before the @ of their address. One with an @ is an
 * address from its first letter on; a uuid is an id. In whatever case; a part from the middle of a
 * word finds nothing.
 *
 * What finds few is answered by the indexes of words. What finds many is asked of one row after
 * another in the order of the list: so a page is full before long, and nobody collects them all.
 */
export async function findCreators(
  store: Store,
  program_uuid: string,
  search: string,
): Promise<FoundCreators> {
  const id = search.toLowerCase();
  if (UUID.test(id)) return { ids: [id] };
  const query = wordQuery(search);
  if (query === undefined) return { ids: [] };
  const ids = await readFew(store, program_uuid, query);
  if (ids) return { ids };
  return {
    condition: sql`(${wordsOfCreator(creators)} @@ ${query} or exists (
      select 1 from ${identityLinks}
      where ${identityLinks.creator_id} = ${creators.id} and ${wordsOf(identityLinks.name)} @@ ${query}))`,
  };
}

/** The ids of those that a query finds; undefined where they are many. */
async function readFew(
  { database }: Store,
  program_uuid: string,
  query: SQL,
): Promise<readonly string[] | undefined> {
  const byCreator = database
    .select({ id: creators.id })
    .from(creators)
    .where(
      and(eq(creators.program_uuid, program_uuid), sql`${wordsOfCreator(creators)} @@ ${query}`),
    )
    .limit(FEW + 1);
  const byLink = database
    .select({ id: identityLinks.creator_id })
    .from(identityLinks)
    .where(
      and(
        eq(identityLinks.program_uuid, program_uuid),
        sql`${wordsOf(identityLinks.name)} @@ ${query}`,
      ),
    )
    .limit(FEW + 1);
  const rows = await unionAll(byCreator, byLink);
  return rows.length > FEW ? undefined : rows.map(({ id }) => id);
}
