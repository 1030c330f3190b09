import type { FastifyInstance } from 'fastify';
import { ACCOUNT_ENDPOINTS } from '#contract/account/endpoints.ts';
import { AGREEMENT_ENDPOINTS } from '#contract/agreements/endpoints.ts';
import { APPLICATION_ENDPOINTS } from '#contract/applications/endpoints.ts';
import { AUTH_ENDPOINTS } from '#contract/auth/endpoints.ts';
import { EVENT_ENDPOINTS } from '#contract/events/endpoints.ts';
import { LEADERBOARD_ENDPOINTS } from '#contract/leaderboards/endpoints.ts';
import { OPERATOR_ENDPOINTS } from '#contract/operator/endpoints.ts';
import { REVIEW_ENDPOINTS } from '#contract/operator/review-endpoints.ts';
import { PROGRAM_ENDPOINTS } from '#contract/programs/endpoints.ts';
import { QUEST_ENDPOINTS } from '#contract/quests/endpoints.ts';
import { accountHandlers } from './account/handlers.ts';
import { agreementHandlers } from './agreements/handlers.ts';
import { applicationHandlers } from './applications/handlers.ts';
import { authHandlers } from './auth/handlers.ts';
import { eventHandlers } from './events/handlers.ts';
import { registerEndpoints } from './http/register-endpoints.ts';
import type { ApiServices } from './http/services.ts';
import { leaderboardHandlers } from './leaderboards/handlers.ts';
import { operatorHandlers } from './operator/handlers.ts';
import { reviewHandlers } from './operator/review-handlers.ts';
import { programHandlers } from './programs/handlers.ts';
import { questHandlers } from './quests/handlers.ts';

/** Every capability of the API: a line each. */
export function registerCapabilities(app: FastifyInstance, services: ApiServices): void {
  registerEndpoints(app, AUTH_ENDPOINTS, authHandlers(services), services);
  registerEndpoints(app, ACCOUNT_ENDPOINTS, accountHandlers(services), services);
  registerEndpoints(app, AGREEMENT_ENDPOINTS, agreementHandlers(services), services);
  registerEndpoints(app, PROGRAM_ENDPOINTS, programHandlers(services), services);
  registerEndpoints(app, APPLICATION_ENDPOINTS, applicationHandlers(services), services);
  registerEndpoints(app, OPERATOR_ENDPOINTS, operatorHandlers(services), services);
  registerEndpoints(app, REVIEW_ENDPOINTS, reviewHandlers(services), services);
  registerEndpoints(app, QUEST_ENDPOINTS, questHandlers(services), services);
  registerEndpoints(app, EVENT_ENDPOINTS, eventHandlers(services), services);
  registerEndpoints(app, LEADERBOARD_ENDPOINTS, leaderboardHandlers(services), services);
}
