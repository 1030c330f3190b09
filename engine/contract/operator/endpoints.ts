import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { moment, pageOf, pageQuery, uuidQuery } from '../endpoints/fields.ts';
import { text } from '../endpoints/text-fields.ts';
import { auditEntry, auditSubjectKind, operatorRole } from '../shapes/reviews.ts';
import { OPERATOR_KINDS } from '../vocabulary/operator-words.ts';
import { listReviewForms } from './form-endpoints.ts';

const operator = { tag: 'operator', caller: 'operator' } as const;

/** The one account that an operator signs in with; null until the first sign-in has pinned it. */
const account = z.nullable(z.strictObject({ provider: z.string(), pinned_at: moment }));

/** A person has an address, and a name from the first sign-in on; a service account has a name alone. */
const whoItIs = {
  kind: z.enum(OPERATOR_KINDS),
  email: z.nullable(z.string()),
  name: z.nullable(z.string()),
};

export const readOperator = defineEndpoint({
  ...operator,
  id: 'readOperator',
  method: 'GET',
  path: '/operator/self',
  summary: 'The signed-in operator, and the programs and roles that were granted.',
  status: 200,
  response: z.strictObject({
    id: z.uuid(),
    ...whoItIs,
    roles: z.array(
      z.strictObject({
        uuid: z.uuid(),
        program: z.string(),
        title: z.string(),
        role: operatorRole,
      }),
    ),
  }),
  errors: [],
  rate: 'read',
});

export const listOperators = defineEndpoint({
  ...operator,
  id: 'listOperators',
  method: 'GET',
  path: '/operator/operators',
  action: 'read',
  summary: 'Who runs the program.',
  query: uuidQuery,
  status: 200,
  response: z.strictObject({
    operators: z.array(
      z.strictObject({
        id: z.uuid(),
        ...whoItIs,
        role: operatorRole,
        granted_at: moment,
        granted_by: z.string(),
        account,
      }),
    ),
  }),
  errors: [],
  rate: 'read',
});

export const grantRole = defineEndpoint({
  ...operator,
  id: 'grantRole',
  method: 'PUT',
  path: '/operator/operators',
  action: 'manage_operators',
  summary:
    'Grants a role to an e-mail address. The first account that signs in with it, verified, is pinned: no other one can from then on.',
  query: uuidQuery,
  body: z.strictObject({ email: z.email().check(z.maxLength(254)), role: operatorRole }),
  status: 200,
  response: z.strictObject({ id: z.uuid(), email: z.string(), role: operatorRole, account }),
  errors: ['LAST_OWNER'],
  rate: 'write',
});

export const revokeRole = defineEndpoint({
  ...operator,
  id: 'revokeRole',
  method: 'DELETE',
  path: '/operator/operators/{operator_id}',
  action: 'manage_operators',
  summary:
    'Takes the role away; with the last one, the account that was pinned. A service account ends with it for good.',
  params: z.strictObject({ operator_id: z.uuid() }),
  query: uuidQuery,
  status: 204,
  errors: ['MEMBER_UNKNOWN', 'LAST_OWNER'],
  rate: 'write',
});

export const listAuditEntries = defineEndpoint({
  ...operator,
  id: 'listAuditEntries',
  method: 'GET',
  path: '/operator/audit',
  action: 'read_audit',
  summary: 'Every action in the program, newest first.',
  query: z.extend(uuidQuery, {
    ...pageQuery,
    action: z.optional(text(60)),
    subject_kind: z.optional(auditSubjectKind),
    subject_id: z.optional(text(100)),
    /** The id of who did it. */
    actor_id: z.optional(text(100)),
    from: z.optional(moment),
    /** Up to this moment, and not including it. */
    to: z.optional(moment),
  }),
  status: 200,
  response: pageOf(auditEntry),
  errors: [],
  rate: 'read',
});

export const OPERATOR_ENDPOINTS = [
  readOperator,
  listOperators,
  grantRole,
  revokeRole,
  listAuditEntries,
  listReviewForms,
] as const;
