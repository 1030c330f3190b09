import { ACCOUNT_ENDPOINTS } from '../account/endpoints.ts';
import { AGREEMENT_ENDPOINTS } from '../agreements/endpoints.ts';
import { APPLICATION_ENDPOINTS } from '../applications/endpoints.ts';
import { AUTH_ENDPOINTS } from '../auth/endpoints.ts';
import { BINGO_ENDPOINTS } from '../bingo/endpoints.ts';
import { CLAIM_ENDPOINTS } from '../claims/endpoints.ts';
import { APPEAL_ENDPOINTS } from '../content/appeals.ts';
import { CONTENT_ENDPOINTS } from '../content/endpoints.ts';
import { EVENT_ENDPOINTS } from '../events/endpoints.ts';
import { GUEST_ENDPOINTS } from '../guest/endpoints.ts';
import { LEADERBOARD_ENDPOINTS } from '../leaderboards/endpoints.ts';
import { MODERATION_ENDPOINTS } from '../moderation/endpoints.ts';
import { CAMPAIGN_OPERATOR_ENDPOINTS } from '../operator/campaign-endpoints.ts';
import { OPERATOR_ENDPOINTS } from '../operator/endpoints.ts';
import { REVIEW_ENDPOINTS } from '../operator/review-endpoints.ts';
import { REWARD_OPERATOR_ENDPOINTS } from '../operator/reward-endpoints.ts';
import { PROGRAM_ENDPOINTS } from '../programs/endpoints.ts';
import { QUEST_ENDPOINTS } from '../quests/endpoints.ts';
import { REQUEST_ENDPOINTS } from '../requests/endpoints.ts';
import { REWARD_ENDPOINTS } from '../rewards/endpoints.ts';
import type { Endpoint } from './endpoint.ts';

/** Every call of the API. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...AUTH_ENDPOINTS,
  ...ACCOUNT_ENDPOINTS,
  ...AGREEMENT_ENDPOINTS,
  ...PROGRAM_ENDPOINTS,
  ...APPLICATION_ENDPOINTS,
  ...CLAIM_ENDPOINTS,
  ...REQUEST_ENDPOINTS,
  ...CONTENT_ENDPOINTS,
  ...APPEAL_ENDPOINTS,
  ...QUEST_ENDPOINTS,
  ...LEADERBOARD_ENDPOINTS,
  ...REWARD_ENDPOINTS,
  ...BINGO_ENDPOINTS,
  ...GUEST_ENDPOINTS,
  ...EVENT_ENDPOINTS,
  ...OPERATOR_ENDPOINTS,
  ...CAMPAIGN_OPERATOR_ENDPOINTS,
  ...REWARD_OPERATOR_ENDPOINTS,
  ...REVIEW_ENDPOINTS,
  ...MODERATION_ENDPOINTS,
];
