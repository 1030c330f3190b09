import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { uuidQuery } from '../endpoints/fields.ts';
import { text } from '../endpoints/text-fields.ts';

const opening = { tag: 'openings', method: 'POST', rate: 'mail', status: 202 } as const;
const asked = {
  email: z.email().check(z.maxLength(254)),
  /** The language of the page, and so of the mails. */
  locale: z.string().check(z.regex(/^[a-z]{2}(-[a-z]{2})?$/)),
};
/** The same, whether the address was known or not. */
const response = z.strictObject({
  /** How long the link of the mail that asks for confirmation is valid, in hours. */
  valid_hours: z.int(),
});

export const remindOfOpening = defineEndpoint({
  ...opening,
  id: 'remindOfOpening',
  path: '/opening_reminders',
  caller: 'nobody',
  summary:
    'Has somebody without an account be written to, once, when applications open. First the address is asked, by mail, whether that is wanted; one that does not confirm it is deleted after two days.',
  query: uuidQuery,
  body: z.strictObject(asked),
  response,
  errors: ['PROGRAM_UNKNOWN', 'OPENING_PAST'],
});

export const remindGuestOfOpening = defineEndpoint({
  ...opening,
  id: 'remindGuestOfOpening',
  path: '/guest/opening_reminders',
  caller: 'guest',
  summary: 'The same, when what a guest link is for opens: its mail leads back to the link.',
  body: z.strictObject({ token: text(200, 20), ...asked }),
  response,
  errors: ['OPENING_PAST'],
});

export const OPENING_ENDPOINTS = [remindOfOpening, remindGuestOfOpening] as const;
