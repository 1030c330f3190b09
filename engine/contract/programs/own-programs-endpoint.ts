import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { uuidQuery } from '../endpoints/fields.ts';

/** One of the programs that a person is in, and how much waits there. */
export const ownProgram = z.strictObject({
  uuid: z.uuid(),
  title: z.string(),
  publisher: z.string(),
  /** Where the person begins there, on the portal's host. */
  href: z.string(),
  /** The address of its picture, 1200 by 630. */
  picture: z.string(),
  /** Whether the session is of this program; each of the others asks to sign in. */
  signed_in: z.boolean(),
  /** Quests and keys that can be claimed. */
  claims: z.int(),
  /** Applications, requests, content and appeals that the program wants changed. */
  changes: z.int(),
  /** Notifications that are new. */
  unread: z.int(),
});
export type OwnProgram = z.infer<typeof ownProgram>;

/** Not `viewable`: where else somebody is is no program's business. */
export const listOwnPrograms = defineEndpoint({
  id: 'listOwnPrograms',
  method: 'GET',
  path: '/creators/programs',
  tag: 'programs',
  caller: 'creator',
  summary:
    'The programs that the person is in with an account that is linked here: that of the session first, then those where most waits.',
  query: uuidQuery,
  status: 200,
  response: z.strictObject({ programs: z.array(ownProgram) }),
  errors: [],
  rate: 'read',
});
