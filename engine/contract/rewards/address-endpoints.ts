import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { answers, moment, uuidQuery } from '../endpoints/fields.ts';

const own = { tag: 'rewards', caller: 'creator', path: '/creators/saved_address' } as const;

/** What of it is kept, as whoever saved it sees it; nobody else does. */
export const savedAddress = z.strictObject({
  /** Whether the program has rewards that are sent; otherwise it takes no address. */
  asked: z.boolean(),
  saved: z.nullable(
    z.strictObject({
      /** By the fields' names; what the program no longer asks for, or takes, is left out. */
      address: answers,
      saved_at: moment,
      /** When it is deleted, unless it is used before. */
      expires_at: moment,
    }),
  ),
});
export type SavedAddress = z.infer<typeof savedAddress>;

/** Not `viewable`: it opens for its owner alone. */
export const readSavedAddress = defineEndpoint({
  ...own,
  id: 'readSavedAddress',
  method: 'GET',
  summary: 'The address that the person saved for rewards that are sent.',
  query: uuidQuery,
  status: 200,
  response: savedAddress,
  errors: [],
  rate: 'read',
});

export const saveAddress = defineEndpoint({
  ...own,
  id: 'saveAddress',
  method: 'PUT',
  summary: 'Saves an address for rewards that are sent, in place of the one before. Sealed.',
  query: uuidQuery,
  body: z.strictObject({ address: answers }),
  status: 200,
  response: savedAddress,
  errors: ['NOT_A_MEMBER', 'FIELD_INVALID'],
  rate: 'write',
});

export const deleteSavedAddress = defineEndpoint({
  ...own,
  id: 'deleteSavedAddress',
  method: 'DELETE',
  summary: 'Deletes the saved address. Rewards that are on their way keep theirs.',
  query: uuidQuery,
  status: 204,
  errors: [],
  rate: 'write',
});

export const ADDRESS_ENDPOINTS = [readSavedAddress, saveAddress, deleteSavedAddress] as const;
