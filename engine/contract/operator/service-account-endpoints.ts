import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { uuidQuery } from '../endpoints/fields.ts';
import { line } from '../endpoints/text-fields.ts';
import { SERVICE_ROLES } from '../vocabulary/operator-words.ts';

const operator = { tag: 'operator', caller: 'operator', action: 'manage_operators' } as const;

const role = z.enum(SERVICE_ROLES);
/** As `listOperators` has it among those who run the program. */
const serviceAccount = z.strictObject({ id: z.uuid(), name: z.string(), role });

export const createServiceAccount = defineEndpoint({
  ...operator,
  id: 'createServiceAccount',
  method: 'POST',
  path: '/operator/service_accounts',
  summary:
    "Creates an account that is nobody's: scripts call as it with access tokens that owners make, whoever leaves. `revokeRole` ends it.",
  query: uuidQuery,
  body: z.strictObject({ name: line(100), role }),
  status: 201,
  response: serviceAccount,
  errors: ['SERVICE_ACCOUNTS_FULL'],
  rate: 'write',
  idempotent: true,
});

export const changeServiceAccount = defineEndpoint({
  ...operator,
  id: 'changeServiceAccount',
  method: 'PUT',
  path: '/operator/service_accounts/{operator_id}',
  summary: 'Changes what a service account may do; its tokens may never do more.',
  params: z.strictObject({ operator_id: z.uuid() }),
  query: uuidQuery,
  body: z.strictObject({ role }),
  status: 200,
  response: serviceAccount,
  errors: ['SERVICE_ACCOUNT_UNKNOWN'],
  rate: 'write',
});

export const SERVICE_ACCOUNT_ENDPOINTS = [createServiceAccount, changeServiceAccount] as const;
