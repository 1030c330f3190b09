import type { ReviewSubject } from '#contract/vocabulary/inbox-words.ts';
import { and, eq, inArray, or, type SQL, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import type { heldDecisions } from '../store/tables/held-decisions.ts';
import {
  activationRequests,
  appeals,
  applications,
  contents,
  type timelineEntries,
} from '../store/tables/pipelines.ts';

/** The condition that a timeline entry, or a held decision, is on something of the creator's. */
export function isOnReviewOf(
  { database }: Store,
  entries: typeof timelineEntries | typeof heldDecisions,
  creatorId: string,
): SQL | undefined {
  const of = (
    kind: ReviewSubject,
    table: typeof applications | typeof activationRequests | typeof contents | typeof appeals,
  ) => {
    const theirs = database
      .select({ id: sql<string>`${table.id}::text` })
      .from(table)
      .where(eq(table.creator_id, creatorId));
    return and(eq(entries.subject_kind, kind), inArray(entries.subject_id, theirs));
  };
  return or(
    of('application', applications),
    of('activation_request', activationRequests),
    of('content', contents),
    of('appeal', appeals),
  );
}
