import { type AuditEntry, writeAudit } from '../audit/write-audit.ts';
import { tellSessionsEnded } from '../core/auth/ended-sessions.ts';
import { accountsOf, forgetUnlinked } from '../core/connections/forget-unlinked.ts';
import { openingsOf } from '../core/openings/openings-of.ts';
import { forgetPicture } from '../core/pictures/keep-picture.ts';
import type { CreatorCaller } from '../http/caller.ts';
import type { ApiServices } from '../http/services.ts';
import { enqueueMail, forgetMails } from '../mail/outbox.ts';
import { and, eq, inArray, or, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { agreementAcceptances, creators, identityLinks } from '../store/tables/accounts.ts';
import { announcementViews } from '../store/tables/announcements.ts';
import { creatorNotifications } from '../store/tables/creator-notifications.ts';
import { idempotencyKeys } from '../store/tables/delivery.ts';
import { pushSubscriptions } from '../store/tables/push.ts';
import { metricEvents } from '../store/tables/quests.ts';
import { openingReminders, reminders } from '../store/tables/reminders.ts';
import { emailVerifications, sessions, signIns } from '../store/tables/sessions.ts';
import { type CreatorRow, lockCaller } from './read-self.ts';
import { removeProfile } from './remove-profile.ts';
import { stripBingo } from './strip-bingo.ts';
import {
  endEnrolments,
  forgetGuests,
  removeRemarks,
  removeReviews,
  stripAudit,
  stripEvents,
  stripLedger,
} from './strip-records.ts';

/**
 * Deletes the caller from the program. What is left is a row without anything personal, which the
 * ledger and the keys that were given out belong to; a later sign-in with the same account begins
 * anew. The last mail goes to the address that was verified.
 */
export async function deleteAccount(
  services: ApiServices,
  caller: CreatorCaller,
  request_id: string,
): Promise<void> {
  const { store } = services;
  await store.transaction(async () => {
    const creator = await lockCaller(store, caller);
    await removePerson(services, creator, {
      actor_kind: 'creator',
      actor_id: creator.id,
      request_id,
    });
  });
}

/** Does so with a locked row, in the running transaction, whoever asked for it. */
export async function removePerson(
  { store, secrets, sessions: cache, now }: ApiServices,
  creator: CreatorRow,
  actor: Pick<AuditEntry, 'actor_kind' | 'actor_id' | 'request_id'>,
): Promise<void> {
  const read = await accountsOf(store, creator.id);
  await removeSignIns(store, creator);
  for (const account of read) await forgetUnlinked(store, account);
  await removeReviews(store, creator.id);
  await stripEvents(store, creator.id);
  await stripLedger(store, creator.id);
  await stripBingo(store, creator.id);
  // After what they are about: a note that was being written meanwhile goes as well.
  await removeRemarks(store, creator.id);
  await stripAudit(store, creator);
  await endEnrolments(store, creator, now());
  await forgetGuests(store, creator.id);
  await removeProfile(store, secrets, creator, now());
  await forgetMails(store, creator.id);
  await store.database.delete(reminders).where(eq(reminders.creator_id, creator.id));
  const openings = openingsOf(secrets, creator);
  if (openings) await store.database.delete(openingReminders).where(openings);
  await forgetPicture(store, creator.id);
  await anonymise(store, creator.id, now());
  await writeAudit(store, {
    ...actor,
    program_uuid: creator.program_uuid,
    action: 'account.delete',
    subject_kind: 'creator',
    subject_id: creator.id,
  });
  await sayFarewell(store, creator);
  await tellSessionsEnded(store, cache, 'all');
}

async function removeSignIns({ database }: Store, creator: CreatorRow): Promise<void> {
  const links = await database
    .delete(identityLinks)
    .where(eq(identityLinks.creator_id, creator.id))
    .returning();
  const begun = links.map(({ provider, subject }) =>
    and(
      eq(signIns.program_uuid, creator.program_uuid),
      eq(signIns.provider, provider),
      eq(sql`${signIns.profile} ->> 'subject'`, subject),
    ),
  );
  await database.delete(signIns).where(or(eq(signIns.creator_id, creator.id), ...begun));
  await database.delete(pushSubscriptions).where(eq(pushSubscriptions.creator_id, creator.id));
  await database.delete(sessions).where(eq(sessions.creator_id, creator.id));
  await database.delete(announcementViews).where(eq(announcementViews.creator_id, creator.id));
  await database
    .delete(creatorNotifications)
    .where(eq(creatorNotifications.creator_id, creator.id));
  await database.delete(emailVerifications).where(eq(emailVerifications.creator_id, creator.id));
  await database
    .delete(agreementAcceptances)
    .where(eq(agreementAcceptances.creator_id, creator.id));
  await database.delete(idempotencyKeys).where(eq(idempotencyKeys.caller, `creator:${creator.id}`));
  // Reports name people by their accounts, also those that came before the person did.
  const names = links.map(({ provider, subject }) => `${provider}:${subject}`);
  if (names.length > 0)
    await database
      .update(metricEvents)
      .set({ creator: creator.id })
      .where(
        and(
          eq(metricEvents.program_uuid, creator.program_uuid),
          inArray(metricEvents.creator, names),
        ),
      );
}

async function anonymise({ database }: Store, creatorId: string, at: Date): Promise<void> {
  await database
    .update(creators)
    .set({
      status: 'deleted',
      member_since: null,
      display_name: '',
      name_taken_down: null,
      email: null,
      email_verified_at: null,
      picture_url: null,
      country: null,
      status_note: null,
      status_since: at,
      suspended_until: null,
      custom_fields: {},
      mail_preferences: {},
      page_preferences: {},
      push_preferences: {},
      mail_timing: {},
      updated_at: at,
    })
    .where(eq(creators.id, creatorId));
}

/** Not linked to the account any more: once sent, nothing of it stays. */
async function sayFarewell(store: Store, creator: CreatorRow): Promise<void> {
  const { email, email_verified_at, program_uuid, display_name: name, locale } = creator;
  if (email === null || email_verified_at === null) return;
  await enqueueMail(store, {
    kind: 'account_deleted',
    params: { name },
    program_uuid,
    creator_id: null,
    address: email,
    locale,
  });
}
