import { pickText } from '#domain/text/pick-text.ts';
import type { CreatorCaller } from '../http/caller.ts';
import { and, asc, eq } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creators } from '../store/tables/accounts.ts';
import { activations } from '../store/tables/activations.ts';
import { activationRequests, appeals } from '../store/tables/pipelines.ts';

/** How many of each are read at most. */
const MOST = 20;

/** What the requests that wait for a change are for, the oldest first; in a language. */
export async function readRequestsToChange(
  { database }: Store,
  { creator_id, program }: CreatorCaller,
  locale: string,
): Promise<{ readonly id: number; readonly title: string }[]> {
  const rows = await database
    .select({ id: activations.id, title: activations.title })
    .from(activationRequests)
    .innerJoin(
      activations,
      and(
        eq(activations.program_uuid, activationRequests.program_uuid),
        eq(activations.id, activationRequests.activation_id),
      ),
    )
    .where(
      and(
        eq(activationRequests.creator_id, creator_id),
        eq(activationRequests.program_uuid, program.uuid),
        eq(activationRequests.state, 'needs_changes'),
      ),
    )
    .orderBy(asc(activationRequests.id))
    .limit(MOST);
  return rows.map(({ id, title }) => ({ id, title: pickText(title, locale) }));
}

/** Appeals that wait for a change, the oldest first. */
export function readAppealsToChange({ database }: Store, { creator_id, program }: CreatorCaller) {
  return database
    .select({ id: appeals.id, subject: appeals.subject_kind })
    .from(appeals)
    .where(
      and(
        eq(appeals.creator_id, creator_id),
        eq(appeals.program_uuid, program.uuid),
        eq(appeals.state, 'needs_changes'),
      ),
    )
    .orderBy(asc(appeals.id))
    .limit(MOST);
}

/** Where decisions reach the caller. Who is deleted meanwhile is asked for no address. */
export async function readContact({ database }: Store, { creator_id }: CreatorCaller) {
  const [creator] = await database
    .select({ email: creators.email, verified_at: creators.email_verified_at })
    .from(creators)
    .where(eq(creators.id, creator_id));
  return {
    email: creator?.email ?? null,
    email_verified: creator === undefined || creator.verified_at !== null,
  };
}
