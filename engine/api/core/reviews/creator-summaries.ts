import type { z } from 'zod';
import type { creatorSummary } from '#contract/shapes/reviews.ts';
import { isApproved } from '#domain/applications/approved-country.ts';
import type { ApiProgram } from '../../http/program-directory.ts';
import { and, asc, eq, inArray } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { creators, identityLinks } from '../../store/tables/accounts.ts';

export type CreatorSummary = z.infer<typeof creatorSummary>;

/** Creators of a program as operators see them in lists, by id; in two queries for all of them. */
export async function readCreatorSummaries(
  store: Store,
  program: ApiProgram,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, CreatorSummary>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await store.database
    .select()
    .from(creators)
    .where(and(eq(creators.program_uuid, program.uuid), inArray(creators.id, wanted)));
  return summarise(store, program, rows);
}

/** Summaries of rows that were read already. */
export async function summarise(
  { database }: Store,
  { program }: ApiProgram,
  rows: readonly (typeof creators.$inferSelect)[],
): Promise<ReadonlyMap<string, CreatorSummary>> {
  const summaries = new Map(
    rows.map((row): [string, CreatorSummary] => {
      const { id, display_name, email, locale, picture_url, country } = row;
      const country_approved = isApproved(program, country);
      const own = { id, display_name, email, locale, picture_url, country, country_approved };
      return [id, { ...own, links: [] }];
    }),
  );
  if (rows.length === 0) return summaries;
  const links = await database
    .select()
    .from(identityLinks)
    .where(inArray(identityLinks.creator_id, [...summaries.keys()]))
    .orderBy(asc(identityLinks.linked_at), asc(identityLinks.id));
  for (const { creator_id, provider, name, statistics, statistics_at } of links)
    summaries.get(creator_id)?.links.push({
      ...{ provider, name, statistics },
      statistics_at: statistics_at?.toISOString() ?? null,
    });
  return summaries;
}
