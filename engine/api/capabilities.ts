import type { FastifyInstance } from 'fastify';
import { ACCOUNT_ENDPOINTS } from '#contract/account/endpoints.ts';
import { AUTH_ENDPOINTS } from '#contract/auth/endpoints.ts';
import { accountHandlers } from './account/handlers.ts';
import { authHandlers } from './auth/handlers.ts';
import { registerEndpoints } from './http/register-endpoints.ts';
import type { ApiServices } from './http/services.ts';

/** Every capability of the API: a line each. */
export function registerCapabilities(app: FastifyInstance, services: ApiServices): void {
  registerEndpoints(app, AUTH_ENDPOINTS, authHandlers(services), services);
  registerEndpoints(app, ACCOUNT_ENDPOINTS, accountHandlers(services), services);
}
