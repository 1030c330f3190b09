import type { FastifyInstance } from 'fastify';
import { CAPABILITIES, type Capability } from '#contract/capabilities.ts';
import { accountHandlers } from './account/handlers.ts';
import { personalDataHandlers } from './account/operator-handlers.ts';
import { creatorPictureHandlers } from './account/picture-handlers.ts';
import { agreementHandlers } from './agreements/handlers.ts';
import { announcementHandlers } from './announcements/handlers.ts';
import { applicationHandlers } from './applications/handlers.ts';
import { authHandlers } from './auth/handlers.ts';
import { bingoHandlers } from './bingo/handlers.ts';
import { campaignHandlers } from './campaigns/handlers.ts';
import { liveCampaignHandlers } from './campaigns/live-handlers.ts';
import { campaignPlanHandlers } from './campaigns/plan-handlers.ts';
import { connectionHandlers } from './connectors/handlers.ts';
import { lookAtGames } from './connectors/look-at-games.ts';
import { platformHandlers } from './connectors/platform-handlers.ts';
import { appealHandlers } from './content/appeal-handlers.ts';
import { contentFigureHandlers } from './content/figure-handlers.ts';
import { contentHandlers } from './content/handlers.ts';
import { contentPreviewHandlers } from './content/preview-handlers.ts';
import { enrolmentHandlers } from './enrolments/handlers.ts';
import { eventHandlers } from './events/handlers.ts';
import { exportedLists } from './exported-lists.ts';
import { exportHandlers } from './exports/handlers.ts';
import { failedWorkHandlers } from './failed-work/handlers.ts';
import { guestHandlers } from './guest/handlers.ts';
import type { Handlers } from './http/call.ts';
import { registerEndpoints } from './http/register-endpoints.ts';
import type { ApiServices } from './http/services.ts';
import { leaderboardHandlers } from './leaderboards/handlers.ts';
import { manifestHandlers } from './manifests/handlers.ts';
import { moderationHandlers } from './moderation/handlers.ts';
import { creatorNotificationHandlers } from './notifications/creator-handlers.ts';
import { notificationHandlers } from './notifications/handlers.ts';
import { pushHandlers } from './notifications/push-handlers.ts';
import { openingHandlers } from './openings/handlers.ts';
import { apiKeyHandlers } from './operator/api-key-handlers.ts';
import { operatorHandlers } from './operator/handlers.ts';
import { operatorTokenHandlers } from './operator/operator-token-handlers.ts';
import { savedViewHandlers } from './operator/saved-views.ts';
import { serviceAccountHandlers } from './operator/service-account-handlers.ts';
import { overviewHandlers } from './overview/handlers.ts';
import { guestMergeHandlers } from './people/guest-handlers.ts';
import { peopleHandlers } from './people/handlers.ts';
import { messageHandlers } from './people/message-handlers.ts';
import { profileHandlers } from './profiles/handlers.ts';
import { programHandlers } from './programs/handlers.ts';
import { questEventHandlers } from './quests/event-handlers.ts';
import { questHandlers } from './quests/handlers.ts';
import { reminderHandlers } from './reminders/handlers.ts';
import { requestHandlers } from './requests/handlers.ts';
import { decisionHandlers } from './reviews/decision-handlers.ts';
import { reviewHandlers } from './reviews/handlers.ts';
import { inboxHandlers } from './reviews/inbox-handlers.ts';
import { matchingHandlers } from './reviews/matching-handlers.ts';
import { noteTemplateHandlers } from './reviews/note-template-handlers.ts';
import { presenceHandlers } from './reviews/presence-handlers.ts';
import { rewardHandlers } from './rewards/handlers.ts';
import { rewardOperatorHandlers } from './rewards/operator-handlers.ts';
import { todayHandlers } from './today/handlers.ts';
import { webhookHandlers } from './webhooks/handlers.ts';

/** What answers the calls of each capability: one that is missing does not compile. */
const HANDLERS: {
  readonly [Name in Capability]: (services: ApiServices) => Handlers<(typeof CAPABILITIES)[Name]>;
} = {
  auth: (services) => authHandlers(services, lookAtGames(services)),
  account: accountHandlers,
  profiles: profileHandlers,
  creator_pictures: creatorPictureHandlers,
  agreements: agreementHandlers,
  programs: programHandlers,
  announcements: announcementHandlers,
  applications: (services) => applicationHandlers(services, lookAtGames(services)),
  enrolments: enrolmentHandlers,
  requests: requestHandlers,
  connections: connectionHandlers,
  content: contentHandlers,
  content_figures: contentFigureHandlers,
  content_previews: contentPreviewHandlers,
  appeals: appealHandlers,
  reminders: reminderHandlers,
  openings: openingHandlers,
  today: todayHandlers,
  quests: questHandlers,
  leaderboards: leaderboardHandlers,
  rewards: rewardHandlers,
  bingo: bingoHandlers,
  guest: guestHandlers,
  events: eventHandlers,
  operator: operatorHandlers,
  api_keys: apiKeyHandlers,
  operator_tokens: operatorTokenHandlers,
  service_accounts: serviceAccountHandlers,
  notifications: notificationHandlers,
  creator_notifications: creatorNotificationHandlers,
  push: pushHandlers,
  messages: messageHandlers,
  people: peopleHandlers,
  guest_merges: guestMergeHandlers,
  personal_data: personalDataHandlers,
  campaigns: campaignHandlers,
  campaign_plans: campaignPlanHandlers,
  live_campaigns: liveCampaignHandlers,
  quest_events: questEventHandlers,
  reward_operations: rewardOperatorHandlers,
  reviews: reviewHandlers,
  decisions: decisionHandlers,
  inbox: inboxHandlers,
  noteTemplates: noteTemplateHandlers,
  presence: presenceHandlers,
  savedViews: savedViewHandlers,
  manifests: manifestHandlers,
  matching: matchingHandlers,
  moderation: moderationHandlers,
  failed_work: failedWorkHandlers,
  exports: (services) => exportHandlers(services, exportedLists(services)),
  overview: overviewHandlers,
  platforms: platformHandlers,
  webhooks: webhookHandlers,
};

/** Registers the calls of every capability. */
export function registerCapabilities(app: FastifyInstance, services: ApiServices): void {
  const register = <Name extends Capability>(name: Name) =>
    registerEndpoints(app, CAPABILITIES[name], HANDLERS[name](services), services);
  for (const name of Object.keys(CAPABILITIES) as Capability[]) register(name);
}
