import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Store } from '../store/store.ts';
import {
  activationRequests,
  appeals,
  applications,
  contents,
  timelineEntries,
} from '../store/tables/pipelines.ts';

/** The condition on timeline entries that they tell of something of the creator's. */
export function theirTimelines({ database }: Store, creatorId: string): SQL | undefined {
  const of = (
    kind: (typeof timelineEntries.$inferSelect)['subject_kind'],
    table: typeof applications | typeof activationRequests | typeof contents | typeof appeals,
  ) => {
    const theirs = database
      .select({ id: sql<string>`${table.id}::text` })
      .from(table)
      .where(eq(table.creator_id, creatorId));
    return and(eq(timelineEntries.subject_kind, kind), inArray(timelineEntries.subject_id, theirs));
  };
  return or(
    of('application', applications),
    of('activation_request', activationRequests),
    of('content', contents),
    of('appeal', appeals),
  );
}
