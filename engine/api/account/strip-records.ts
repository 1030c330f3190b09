import type { AuditSubjectKind } from '#contract/shapes/reviews.ts';
import { releasePlaces } from '../core/enrolments/places.ts';
import { leaveBoards } from '../core/ledger/leave-boards.ts';
import { removeDeliveriesOf } from '../core/rewards/deliveries.ts';
import { removeSavedAddress } from '../core/rewards/saved-addresses.ts';
import { forgetRoles } from '../core/roles/role-wishes.ts';
import { and, eq, inArray, like, or, type SQL, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { influencerActivations } from '../store/tables/activations.ts';
import { guestMerges } from '../store/tables/guest-merges.ts';
import { heldDecisions } from '../store/tables/held-decisions.ts';
import { pointTransactions, rewardRedemptions } from '../store/tables/ledger.ts';
import { creatorMessages } from '../store/tables/messages.ts';
import { countedActivities } from '../store/tables/observations.ts';
import { auditEntries } from '../store/tables/operators.ts';
import { creatorTags, operatorNotes } from '../store/tables/people.ts';
import {
  activationRequests,
  appeals,
  applications,
  contents,
  timelineEntries,
} from '../store/tables/pipelines.ts';
import { metricEvents, questProgress } from '../store/tables/quests.ts';
import { webhookMessages } from '../store/tables/webhooks.ts';
import { isOnReviewOf } from './creator-timelines.ts';
import type { CreatorRow } from './read-self.ts';

/**
 * Applications, requests, content and appeals, with all that was said or decided of them, and what
 * webhooks keep of content: its address leads to a person.
 */
export async function removeReviews(store: Store, creatorId: string): Promise<void> {
  const { database } = store;
  await database
    .delete(webhookMessages)
    .where(
      and(
        like(webhookMessages.type, 'content.%'),
        sql`${webhookMessages.data} ->> 'creator_id' = ${creatorId}`,
      ),
    );
  for (const entries of [heldDecisions, timelineEntries])
    await database.delete(entries).where(isOnReviewOf(store, entries, creatorId));
  for (const table of [applications, activationRequests, contents, appeals])
    await database.delete(table).where(eq(table.creator_id, creatorId));
}

/** What operators noted of the person and wrote to them, and how they sorted them. */
export async function removeRemarks({ database }: Store, creatorId: string): Promise<void> {
  for (const table of [operatorNotes, creatorTags, creatorMessages])
    await database.delete(table).where(eq(table.creator_id, creatorId));
}

/** Shared goals keep what was done for them. */
export async function stripEvents({ database }: Store, creatorId: string): Promise<void> {
  const theirs = eq(metricEvents.creator_id, creatorId);
  await database.update(metricEvents).set({ creator: creatorId }).where(theirs);
  for (const table of [questProgress, countedActivities])
    await database.delete(table).where(eq(table.creator_id, creatorId));
}

/** Amounts stay, words and addresses of people go, and the leaderboards count one less. */
export async function stripLedger(store: Store, creatorId: string): Promise<void> {
  const { database } = store;
  await database
    .update(pointTransactions)
    .set({ reason: sql`${pointTransactions.reason} - 'note'` })
    .where(eq(pointTransactions.creator_id, creatorId));
  await database
    .update(rewardRedemptions)
    .set({ note: null, tracking_reference: null })
    .where(eq(rewardRedemptions.creator_id, creatorId));
  await removeDeliveriesOf(store, creatorId);
  await removeSavedAddress(store, creatorId);
  await forgetRoles(store, creatorId);
  await leaveBoards(store, creatorId);
}

/** What operators did stays in the log; what they wrote about the person does not. */
export async function stripAudit(
  { database }: Store,
  { id, program_uuid }: CreatorRow,
): Promise<void> {
  const redemptions = database
    .select({ id: sql<string>`${rewardRedemptions.id}::text` })
    .from(rewardRedemptions)
    .where(eq(rewardRedemptions.creator_id, id));
  const enrolments = database
    .select({ id: sql<string>`${influencerActivations.id}::text` })
    .from(influencerActivations)
    .where(eq(influencerActivations.creator_id, id));
  const about = (kind: AuditSubjectKind, subjects: SQL) =>
    and(eq(auditEntries.subject_kind, kind), subjects);
  await database
    .update(auditEntries)
    .set({
      details: sql`${auditEntries.details} - '{note,from_note,to_note,tracking_reference,from_tags,to_tags}'::text[]`,
    })
    .where(
      and(
        eq(auditEntries.program_uuid, program_uuid),
        or(
          about('creator', eq(auditEntries.subject_id, id)),
          about('redemption', inArray(auditEntries.subject_id, redemptions)),
          about('influencer_activation', inArray(auditEntries.subject_id, enrolments)),
        ),
      ),
    );
}

/** Guests that went into the account: their links know nothing of it any more. */
export async function forgetGuests({ database }: Store, creatorId: string): Promise<void> {
  await database.delete(guestMerges).where(eq(guestMerges.creator_id, creatorId));
}

/** What was not claimed is over and its place free; keys that were claimed stay claimed. */
export async function endEnrolments(
  store: Store,
  { id, program_uuid }: CreatorRow,
  at: Date,
): Promise<void> {
  const ended = await store.database
    .update(influencerActivations)
    .set({ state: 'revoked', ended_at: at })
    .where(
      and(
        eq(influencerActivations.creator_id, id),
        inArray(influencerActivations.state, ['offered', 'accepted']),
      ),
    )
    .returning({ activation_id: influencerActivations.activation_id });
  // Places are locked one by one: always in the same order.
  for (const activationId of ended.map((each) => each.activation_id).sort((a, b) => a - b))
    await releasePlaces(store, program_uuid, activationId);
}
