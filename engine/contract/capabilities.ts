import { ACCOUNT_ENDPOINTS } from './account/export-endpoint.ts';
import { PERSONAL_DATA_ENDPOINTS } from './account/operator-endpoints.ts';
import { CREATOR_PICTURE_ENDPOINTS } from './account/picture-endpoints.ts';
import { AGREEMENT_ENDPOINTS } from './agreements/endpoints.ts';
import { ANNOUNCEMENT_ENDPOINTS } from './announcements/endpoints.ts';
import { APPLICATION_ENDPOINTS } from './applications/endpoints.ts';
import { AUTH_ENDPOINTS } from './auth/endpoints.ts';
import { BINGO_ENDPOINTS } from './bingo/endpoints.ts';
import { CAMPAIGN_ENDPOINTS } from './campaigns/endpoints.ts';
import { LIVE_CAMPAIGN_ENDPOINTS } from './campaigns/live-endpoints.ts';
import { CAMPAIGN_PLAN_ENDPOINTS } from './campaigns/plan-endpoints.ts';
import { CONNECTION_ENDPOINTS } from './connections/endpoints.ts';
import { PLATFORM_ENDPOINTS } from './connections/platform-endpoints.ts';
import { APPEAL_ENDPOINTS } from './content/appeal-endpoints.ts';
import { CONTENT_ENDPOINTS } from './content/endpoints.ts';
import { CONTENT_FIGURE_ENDPOINTS } from './content/figure-endpoints.ts';
import { CONTENT_PREVIEW_ENDPOINTS } from './content/preview-endpoints.ts';
import type { Endpoint } from './endpoints/endpoint.ts';
import { ENROLMENT_ENDPOINTS } from './enrolments/endpoints.ts';
import { EVENT_ENDPOINTS } from './events/endpoints.ts';
import { EXPORT_ENDPOINTS } from './exports/endpoints.ts';
import { FAILED_WORK_ENDPOINTS } from './failed-work/endpoints.ts';
import { GUEST_ENDPOINTS } from './guest/endpoints.ts';
import { LEADERBOARD_ENDPOINTS } from './leaderboards/endpoints.ts';
import { MANIFEST_ENDPOINTS } from './manifests/endpoints.ts';
import { MODERATION_ENDPOINTS } from './moderation/endpoints.ts';
import { CREATOR_NOTIFICATION_ENDPOINTS } from './notifications/creator-endpoints.ts';
import { NOTIFICATION_ENDPOINTS } from './notifications/endpoints.ts';
import { OPENING_ENDPOINTS } from './openings/endpoints.ts';
import { API_KEY_ENDPOINTS } from './operator/api-key-endpoints.ts';
import { OPERATOR_ENDPOINTS } from './operator/endpoints.ts';
import { OPERATOR_TOKEN_ENDPOINTS } from './operator/operator-token-endpoints.ts';
import { SAVED_VIEW_ENDPOINTS } from './operator/saved-view-endpoints.ts';
import { SERVICE_ACCOUNT_ENDPOINTS } from './operator/service-account-endpoints.ts';
import { OVERVIEW_ENDPOINTS } from './overview/endpoints.ts';
import { PEOPLE_ENDPOINTS } from './people/endpoints.ts';
import { GUEST_MERGE_ENDPOINTS } from './people/guest-endpoints.ts';
import { MESSAGE_ENDPOINTS } from './people/message-endpoints.ts';
import { PROFILE_ENDPOINTS } from './profiles/endpoints.ts';
import { PROGRAM_ENDPOINTS } from './programs/program-endpoints.ts';
import { PUSH_ENDPOINTS } from './push/endpoints.ts';
import { QUEST_ENDPOINTS } from './quests/endpoints.ts';
import { QUEST_EVENT_ENDPOINTS } from './quests/event-endpoints.ts';
import { REMINDER_ENDPOINTS } from './reminders/endpoints.ts';
import { REQUEST_ENDPOINTS } from './requests/endpoints.ts';
import { DECISION_ENDPOINTS } from './reviews/decision-endpoints.ts';
import { REVIEW_ENDPOINTS } from './reviews/endpoints.ts';
import { INBOX_ENDPOINTS } from './reviews/inbox-endpoints.ts';
import { MATCHING_ENDPOINTS } from './reviews/matching-endpoints.ts';
import { NOTE_TEMPLATE_ENDPOINTS } from './reviews/note-template-endpoints.ts';
import { PRESENCE_ENDPOINTS } from './reviews/presence-endpoints.ts';
import { REWARD_OPERATOR_ENDPOINTS } from './rewards/operator-endpoints.ts';
import { REWARD_ENDPOINTS } from './rewards/reward-endpoints.ts';
import { TODAY_ENDPOINTS } from './today/endpoints.ts';
import { WEBHOOK_ENDPOINTS } from './webhooks/endpoints.ts';

/** The calls of each capability of the API. */
export const CAPABILITIES = {
  auth: AUTH_ENDPOINTS,
  account: ACCOUNT_ENDPOINTS,
  profiles: PROFILE_ENDPOINTS,
  creator_pictures: CREATOR_PICTURE_ENDPOINTS,
  agreements: AGREEMENT_ENDPOINTS,
  programs: PROGRAM_ENDPOINTS,
  announcements: ANNOUNCEMENT_ENDPOINTS,
  applications: APPLICATION_ENDPOINTS,
  enrolments: ENROLMENT_ENDPOINTS,
  requests: REQUEST_ENDPOINTS,
  connections: CONNECTION_ENDPOINTS,
  content: CONTENT_ENDPOINTS,
  content_figures: CONTENT_FIGURE_ENDPOINTS,
  content_previews: CONTENT_PREVIEW_ENDPOINTS,
  appeals: APPEAL_ENDPOINTS,
  reminders: REMINDER_ENDPOINTS,
  openings: OPENING_ENDPOINTS,
  today: TODAY_ENDPOINTS,
  quests: QUEST_ENDPOINTS,
  leaderboards: LEADERBOARD_ENDPOINTS,
  rewards: REWARD_ENDPOINTS,
  bingo: BINGO_ENDPOINTS,
  guest: GUEST_ENDPOINTS,
  events: EVENT_ENDPOINTS,
  operator: OPERATOR_ENDPOINTS,
  api_keys: API_KEY_ENDPOINTS,
  operator_tokens: OPERATOR_TOKEN_ENDPOINTS,
  service_accounts: SERVICE_ACCOUNT_ENDPOINTS,
  notifications: NOTIFICATION_ENDPOINTS,
  creator_notifications: CREATOR_NOTIFICATION_ENDPOINTS,
  push: PUSH_ENDPOINTS,
  messages: MESSAGE_ENDPOINTS,
  people: PEOPLE_ENDPOINTS,
  guest_merges: GUEST_MERGE_ENDPOINTS,
  personal_data: PERSONAL_DATA_ENDPOINTS,
  campaigns: CAMPAIGN_ENDPOINTS,
  campaign_plans: CAMPAIGN_PLAN_ENDPOINTS,
  live_campaigns: LIVE_CAMPAIGN_ENDPOINTS,
  quest_events: QUEST_EVENT_ENDPOINTS,
  reward_operations: REWARD_OPERATOR_ENDPOINTS,
  reviews: REVIEW_ENDPOINTS,
  decisions: DECISION_ENDPOINTS,
  inbox: INBOX_ENDPOINTS,
  noteTemplates: NOTE_TEMPLATE_ENDPOINTS,
  presence: PRESENCE_ENDPOINTS,
  savedViews: SAVED_VIEW_ENDPOINTS,
  manifests: MANIFEST_ENDPOINTS,
  matching: MATCHING_ENDPOINTS,
  moderation: MODERATION_ENDPOINTS,
  exports: EXPORT_ENDPOINTS,
  failed_work: FAILED_WORK_ENDPOINTS,
  overview: OVERVIEW_ENDPOINTS,
  platforms: PLATFORM_ENDPOINTS,
  webhooks: WEBHOOK_ENDPOINTS,
} as const satisfies Record<string, readonly Endpoint[]>;

export type Capability = keyof typeof CAPABILITIES;

/** Every call of the API. */
export const ENDPOINTS: readonly Endpoint[] = Object.values(CAPABILITIES).flat();
