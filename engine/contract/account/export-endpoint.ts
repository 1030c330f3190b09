import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { moment, uuidQuery } from '../endpoints/fields.ts';
import { PERSON_ENDPOINTS, self } from './endpoints.ts';

const row = z.record(z.string(), z.unknown());
const rows = z.array(row);

/** A person's own data in one program; lists hold the records as they are kept. */
export const accountExport = z.strictObject({
  exported_at: moment,
  creator: self,
  identity_links: rows,
  creator_pictures: rows,
  /** What they show of themselves to everybody. */
  creator_profiles: rows,
  /** When they gave up handles of that; what those were is not kept. */
  released_handles: rows,
  agreement_acceptances: rows,
  sessions: rows,
  applications: rows,
  activation_requests: rows,
  influencer_activations: rows,
  game_keys: rows,
  contents: rows,
  /** What those reached. */
  content_figures: rows,
  appeals: rows,
  timeline_entries: rows,
  metric_events: rows,
  quest_progress: rows,
  /** What is read of linked accounts, without the keys to them. */
  connections: rows,
  /** What was read of those accounts, as long as it is kept. */
  observed_streams: rows,
  observed_publications: rows,
  observed_games: rows,
  played_times: rows,
  /** What of it counted, and why the rest did not. */
  counted_activities: rows,
  point_balances: rows,
  point_transactions: rows,
  reward_redemptions: rows,
  /** The roles among them, and the accounts that have them. */
  role_grants: rows,
  /** Where they go, as long as it is kept. */
  redemption_deliveries: rows,
  /** The address that they saved; operators who export for them learn that there is one, and not where. */
  saved_addresses: rows,
  bingo_boards: rows,
  bingo_proposals: rows,
  bingo_cards: rows,
  bingo_marks: rows,
  bingo_claims: rows,
  announcement_views: rows,
  /** What they are told of, how and when: as `readNotificationPreferences` says it. */
  notification_preferences: row,
  /** What the person was told of on the pages. */
  notifications: rows,
  /** The browsers in which they turned push messages on, without their addresses. */
  push_subscriptions: rows,
  /** What those are told of. */
  push_messages: rows,
  /** What they are reminded of by mail. */
  reminders: rows,
  /** What else their confirmed address wanted to know of, entered without an account. */
  opening_reminders: rows,
  mails: rows,
  /** What the program's team wrote to the person. */
  messages: rows,
});
export type AccountExport = z.infer<typeof accountExport>;

export const exportAccount = defineEndpoint({
  id: 'exportAccount',
  method: 'GET',
  path: '/creators/export',
  tag: 'account',
  caller: 'creator',
  summary: 'Everything the program keeps of the person, as JSON. Keys are named, not shown.',
  query: uuidQuery,
  status: 200,
  response: accountExport,
  errors: [],
  rate: 'mail',
});

/** The export stands apart: every page calls another of them, and only the account this one. */
export const ACCOUNT_ENDPOINTS = [...PERSON_ENDPOINTS, exportAccount] as const;
