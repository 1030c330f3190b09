import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { moment, uuidQuery } from '../endpoints/fields.ts';
import { line } from '../endpoints/text-fields.ts';

const operator = { tag: 'operator', caller: 'operator', action: 'manage_api_keys' } as const;

/** A key without what it is: nobody keeps that. */
const apiKey = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  created_at: moment,
  /** An operator's id, or the user's name on the command line. */
  created_by: z.string(),
  /** To a minute; null: nothing has called with it yet. */
  last_used_at: z.nullable(moment),
  ended_at: z.nullable(moment),
});

export const listApiKeys = defineEndpoint({
  ...operator,
  id: 'listApiKeys',
  method: 'GET',
  path: '/operator/api_keys',
  summary: 'Keys with which game back ends and trackers call, the oldest first; ended ones too.',
  query: uuidQuery,
  status: 200,
  response: z.strictObject({ api_keys: z.array(apiKey) }),
  errors: [],
  rate: 'read',
});

export const createApiKey = defineEndpoint({
  ...operator,
  id: 'createApiKey',
  method: 'POST',
  path: '/operator/api_keys',
  summary:
    'Creates a key. It is in this answer alone; a repeated call with its Idempotency-Key has it again.',
  query: uuidQuery,
  body: z.strictObject({ name: line(100) }),
  status: 201,
  response: z.extend(apiKey, { key: z.string() }),
  errors: [],
  rate: 'write',
  idempotent: true,
});

export const endApiKey = defineEndpoint({
  ...operator,
  id: 'endApiKey',
  method: 'DELETE',
  path: '/operator/api_keys/{api_key_id}',
  summary: 'Ends a key for good: calls with it are refused at once.',
  params: z.strictObject({ api_key_id: z.uuid() }),
  query: uuidQuery,
  status: 204,
  errors: ['API_KEY_UNKNOWN'],
  rate: 'write',
});

export const API_KEY_ENDPOINTS = [listApiKeys, createApiKey, endApiKey] as const;
