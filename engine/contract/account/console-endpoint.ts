import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';

export const readConsoleAccess = defineEndpoint({
  id: 'readConsoleAccess',
  method: 'GET',
  path: '/self/console',
  tag: 'account',
  caller: 'creator',
  summary:
    'Whether the signed-in person finds work in the operators’ console: an account that they linked is one that an operator signs in with, who has a role in a program.',
  status: 200,
  response: z.strictObject({ operator: z.boolean() }),
  errors: [],
  rate: 'read',
});
