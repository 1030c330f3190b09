import type { AccountExport } from '#contract/account/export-endpoint.ts';
import { readPreferences } from '../core/notifications/notification-preferences.ts';
import { openingsOf } from '../core/openings/openings-of.ts';
import { openDeliveries } from '../core/rewards/deliveries.ts';
import { exportSavedAddress } from '../core/rewards/saved-addresses.ts';
import type { ApiServices } from '../http/services.ts';
import { and, asc, eq, getTableColumns, inArray, or } from '../store/drizzle.ts';
import { agreementAcceptances, creators, identityLinks } from '../store/tables/accounts.ts';
import { gameKeys, influencerActivations } from '../store/tables/activations.ts';
import { announcementViews } from '../store/tables/announcements.ts';
import {
  bingoBoards,
  bingoCards,
  bingoClaims,
  bingoMarks,
  bingoProposals,
} from '../store/tables/bingo.ts';
import { contentFigures } from '../store/tables/content-figures.ts';
import { creatorNotifications } from '../store/tables/creator-notifications.ts';
import { creatorPictures } from '../store/tables/creator-pictures.ts';
import { creatorProfiles, releasedHandles } from '../store/tables/creator-profiles.ts';
import { mails } from '../store/tables/delivery.ts';
import { pointBalances, pointTransactions, rewardRedemptions } from '../store/tables/ledger.ts';
import { creatorMessages } from '../store/tables/messages.ts';
import {
  activationRequests,
  appeals,
  applications,
  contents,
  timelineEntries,
} from '../store/tables/pipelines.ts';
import { metricEvents, questProgress } from '../store/tables/quests.ts';
import { openingReminders, reminders } from '../store/tables/reminders.ts';
import { sessions } from '../store/tables/sessions.ts';
import { isOnReviewOf } from './creator-timelines.ts';
import { exportConnections } from './export-connections.ts';
import { exportBrowsers, exportPushes } from './export-pushes.ts';
import { readSelf, type Whose } from './read-self.ts';

/**
 * Everything that the program keeps of a person; of keys it says which, not what they read. What
 * operators noted for each other is not in it: see `exportPerson`.
 * @param reader whom it is for: a saved address opens for its owner alone
 */
export async function exportAccount(
  services: ApiServices,
  caller: Whose,
  reader: 'owner' | 'operator',
): Promise<AccountExport> {
  const { store, secrets, now } = services;
  const { database } = store;
  const { creator_id: id } = caller;
  const enrolments = database
    .select({ id: influencerActivations.id })
    .from(influencerActivations)
    .where(eq(influencerActivations.creator_id, id));
  const redemptions = database
    .select({ id: rewardRedemptions.id })
    .from(rewardRedemptions)
    .where(eq(rewardRedemptions.creator_id, id));
  const deliveries = await openDeliveries(
    store,
    secrets,
    (await redemptions).map((row) => row.id),
  );
  const { actor_id: _actor, ...timelineColumns } = getTableColumns(timelineEntries);
  const {
    guest_token_hash: _hash,
    guest_link_id: _link,
    guest_name: _name,
    guest_email: _email,
    guest_agreements: _agreements,
    ...enrolmentColumns
  } = getTableColumns(influencerActivations);

  return {
    exported_at: now().toISOString(),
    creator: await readSelf(store, caller),
    identity_links: await database
      .select()
      .from(identityLinks)
      .where(eq(identityLinks.creator_id, id))
      .orderBy(asc(identityLinks.linked_at)),
    creator_pictures: await database
      .select()
      .from(creatorPictures)
      .where(eq(creatorPictures.creator_id, id)),
    creator_profiles: await database
      .select()
      .from(creatorProfiles)
      .where(eq(creatorProfiles.creator_id, id)),
    released_handles: await database
      .select({ id: releasedHandles.id, released_at: releasedHandles.released_at })
      .from(releasedHandles)
      .where(eq(releasedHandles.creator_id, id))
      .orderBy(asc(releasedHandles.id)),
    agreement_acceptances: await database
      .select()
      .from(agreementAcceptances)
      .where(eq(agreementAcceptances.creator_id, id))
      .orderBy(asc(agreementAcceptances.accepted_at)),
    announcement_views: await database
      .select({
        announcement_id: announcementViews.announcement_id,
        seen_at: announcementViews.seen_at,
      })
      .from(announcementViews)
      .where(eq(announcementViews.creator_id, id))
      .orderBy(asc(announcementViews.seen_at)),
    sessions: await database
      .select()
      .from(sessions)
      .where(eq(sessions.creator_id, id))
      .orderBy(asc(sessions.created_at)),
    applications: await database
      .select()
      .from(applications)
      .where(eq(applications.creator_id, id))
      .orderBy(asc(applications.submitted_at)),
    activation_requests: await database
      .select()
      .from(activationRequests)
      .where(eq(activationRequests.creator_id, id))
      .orderBy(asc(activationRequests.id)),
    influencer_activations: await database
      .select(enrolmentColumns)
      .from(influencerActivations)
      .where(eq(influencerActivations.creator_id, id))
      .orderBy(asc(influencerActivations.id)),
    game_keys: await database
      .select({
        id: gameKeys.id,
        key_option_id: gameKeys.key_option_id,
        state: gameKeys.state,
        influencer_activation_id: gameKeys.influencer_activation_id,
        redemption_id: gameKeys.redemption_id,
        claimed_at: gameKeys.claimed_at,
        revoked_at: gameKeys.revoked_at,
      })
      .from(gameKeys)
      .where(
        and(
          eq(gameKeys.program_uuid, caller.program.uuid),
          or(
            inArray(gameKeys.influencer_activation_id, enrolments),
            inArray(gameKeys.redemption_id, redemptions),
          ),
        ),
      )
      .orderBy(asc(gameKeys.id)),
    contents: await database
      .select()
      .from(contents)
      .where(eq(contents.creator_id, id))
      .orderBy(asc(contents.id)),
    content_figures: await database
      .select(getTableColumns(contentFigures))
      .from(contentFigures)
      .innerJoin(contents, eq(contents.id, contentFigures.content_id))
      .where(eq(contents.creator_id, id))
      .orderBy(asc(contentFigures.content_id), asc(contentFigures.source)),
    appeals: await database
      .select()
      .from(appeals)
      .where(eq(appeals.creator_id, id))
      .orderBy(asc(appeals.id)),
    timeline_entries: await database
      .select(timelineColumns)
      .from(timelineEntries)
      .where(isOnReviewOf(store, timelineEntries, id))
      .orderBy(asc(timelineEntries.id)),
    metric_events: await database
      .select()
      .from(metricEvents)
      .where(eq(metricEvents.creator_id, id))
      .orderBy(asc(metricEvents.id)),
    quest_progress: await database
      .select()
      .from(questProgress)
      .where(eq(questProgress.creator_id, id))
      .orderBy(asc(questProgress.quest_id), asc(questProgress.period)),
    ...(await exportConnections(store, id)),
    point_balances: await database
      .select()
      .from(pointBalances)
      .where(eq(pointBalances.creator_id, id))
      .orderBy(asc(pointBalances.activation_id)),
    point_transactions: await database
      .select()
      .from(pointTransactions)
      .where(eq(pointTransactions.creator_id, id))
      .orderBy(asc(pointTransactions.id)),
    reward_redemptions: await database
      .select()
      .from(rewardRedemptions)
      .where(eq(rewardRedemptions.creator_id, id))
      .orderBy(asc(rewardRedemptions.id)),
    redemption_deliveries: [...deliveries].map(([redemption_id, delivery]) => ({
      redemption_id,
      delivery,
    })),
    saved_addresses: await exportSavedAddress(
      store,
      secrets,
      { program_uuid: caller.program.uuid, creator_id: id },
      reader,
    ),
    bingo_boards: await database
      .select()
      .from(bingoBoards)
      .where(eq(bingoBoards.creator_id, id))
      .orderBy(asc(bingoBoards.id)),
    bingo_proposals: await database
      .select(getTableColumns(bingoProposals))
      .from(bingoProposals)
      .innerJoin(
        bingoBoards,
        and(
          eq(bingoBoards.program_uuid, bingoProposals.program_uuid),
          eq(bingoBoards.id, bingoProposals.board_id),
        ),
      )
      .where(eq(bingoBoards.creator_id, id))
      .orderBy(asc(bingoProposals.board_id)),
    bingo_cards: await database
      .select()
      .from(bingoCards)
      .where(eq(bingoCards.creator_id, id))
      .orderBy(asc(bingoCards.board_id)),
    bingo_marks: await database
      .select()
      .from(bingoMarks)
      .where(eq(bingoMarks.creator_id, id))
      .orderBy(asc(bingoMarks.id)),
    bingo_claims: await database
      .select()
      .from(bingoClaims)
      .where(eq(bingoClaims.creator_id, id))
      .orderBy(asc(bingoClaims.claimed_at), asc(bingoClaims.pattern)),
    notification_preferences: await readPreferences(store, id),
    notifications: await database
      .select()
      .from(creatorNotifications)
      .where(eq(creatorNotifications.creator_id, id))
      .orderBy(asc(creatorNotifications.id)),
    push_subscriptions: await exportBrowsers(store, id),
    push_messages: await exportPushes(store, id),
    reminders: await database
      .select()
      .from(reminders)
      .where(eq(reminders.creator_id, id))
      .orderBy(asc(reminders.id)),
    opening_reminders: await readOpenings(services, caller),
    mails: await database
      .select({
        id: mails.id,
        kind: mails.kind,
        category: mails.category,
        address: mails.address,
        locale: mails.locale,
        state: mails.state,
        created_at: mails.created_at,
        sent_at: mails.sent_at,
      })
      .from(mails)
      .where(eq(mails.creator_id, id))
      .orderBy(asc(mails.id)),
    messages: await database
      .select({
        id: creatorMessages.id,
        subject: creatorMessages.subject,
        text: creatorMessages.text,
        locale: creatorMessages.locale,
        written_at: creatorMessages.written_at,
      })
      .from(creatorMessages)
      .where(eq(creatorMessages.creator_id, id))
      .orderBy(asc(creatorMessages.id)),
  };
}

/** Without the address, which is sealed, and the way back of a guest. */
async function readOpenings({ store, secrets }: ApiServices, { creator_id }: Whose) {
  const { database } = store;
  const [creator] = await database.select().from(creators).where(eq(creators.id, creator_id));
  const own = creator && openingsOf(secrets, creator);
  if (!own) return [];
  const { activation_id, locale, asked_at, confirmed_at } = openingReminders;
  return database
    .select({ activation_id, locale, asked_at, confirmed_at })
    .from(openingReminders)
    .where(own)
    .orderBy(asc(asked_at));
}
