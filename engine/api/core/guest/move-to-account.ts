import type { ApiProgram } from '../../http/program-directory.ts';
import { and, asc, eq, inArray, type SQL } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { agreementAcceptances } from '../../store/tables/accounts.ts';
import { influencerActivations } from '../../store/tables/activations.ts';
import { operatorNotes } from '../../store/tables/people.ts';
import { contents } from '../../store/tables/pipelines.ts';
import { completeEnrolment } from '../enrolments/complete-enrolment.ts';
import type { EnrolmentRow } from '../enrolments/enrolment-rows.ts';
import { countAcceptedContent } from '../quests/count-content.ts';

/** How much a guest has handed in, and how much of it was accepted. */
export interface GuestContents {
  readonly pieces: number;
  readonly accepted: number;
}

/** Locks what a guest has handed in until the running transaction ends. */
export async function lockContentsOf(
  { database }: Store,
  guest: SQL | undefined,
): Promise<GuestContents> {
  const theirs = database
    .select({ id: influencerActivations.id })
    .from(influencerActivations)
    .where(guest);
  const pieces = await database
    .select({ state: contents.state })
    .from(contents)
    .where(inArray(contents.influencer_activation_id, theirs))
    .orderBy(asc(contents.id))
    .for('update');
  const accepted = pieces.filter(({ state }) => state === 'accepted').length;
  return { pieces: pieces.length, accepted };
}

interface ContentMove {
  /** The guest's enrolment. */
  readonly from: number;
  /** The account's, in the same activation. */
  readonly to: number;
  readonly creator_id: string;
  readonly now: Date;
}

/**
 * Makes a guest's content the account's. Accepted pieces count for quests from now on, and complete
 * what asked for them. @returns how many pieces moved
 */
export async function moveContents(
  store: Store,
  program: ApiProgram,
  { from, to, creator_id, now }: ContentMove,
): Promise<number> {
  const moved = await store.database
    .update(contents)
    .set({ creator_id, influencer_activation_id: to })
    .where(eq(contents.influencer_activation_id, from))
    .returning();
  await moveNotes(store, program, moved, creator_id);
  const accepted = moved.filter(({ state }) => state === 'accepted').sort((a, b) => a.id - b.id);
  for (const piece of accepted) await countAcceptedContent(store, program, piece, now);
  if (accepted.length > 0) await completeEnrolment(store, to, now);
  return moved.length;
}

/** What operators noted of the pieces is about the account's person from now on. */
async function moveNotes(
  { database }: Store,
  { uuid }: ApiProgram,
  pieces: readonly { readonly id: number }[],
  creator_id: string,
): Promise<void> {
  if (pieces.length === 0) return;
  const ids = pieces.map(({ id }) => String(id));
  await database
    .update(operatorNotes)
    .set({ creator_id })
    .where(
      and(
        eq(operatorNotes.program_uuid, uuid),
        eq(operatorNotes.subject_kind, 'content'),
        inArray(operatorNotes.subject_id, ids),
      ),
    );
}

/** What the guest agreed to is what the account agreed to, since the same moment. */
export async function keepAgreements(
  { database }: Store,
  { program_uuid, guest_agreements, accepted_at, offered_at }: EnrolmentRow,
  creator_id: string,
): Promise<void> {
  const rows = Object.entries(guest_agreements ?? {}).map(([agreement, version]) => ({
    program_uuid,
    creator_id,
    agreement,
    version,
    accepted_at: accepted_at ?? offered_at,
  }));
  if (rows.length > 0)
    await database.insert(agreementAcceptances).values(rows).onConflictDoNothing();
}
