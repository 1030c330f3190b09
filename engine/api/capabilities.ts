import type { FastifyInstance } from 'fastify';
import type { ApiServices } from './http/services.ts';

/** Every capability of the API: a line each. */
export function registerCapabilities(_app: FastifyInstance, _services: ApiServices): void {}
