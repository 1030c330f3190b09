import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { answers, moment, uuidQuery } from '../endpoints/fields.ts';
import { personName, text, webAddress } from '../endpoints/text-fields.ts';
import { formField } from '../shapes/form-field.ts';
import { linkedGames } from '../shapes/linked-games.ts';
import { mailPreferences } from '../shapes/mail-preferences.ts';
import { takenDown } from '../shapes/moderation.ts';
import { readConsoleAccess } from './console-endpoint.ts';

/** A person in one program, as that person sees it. */
export const self = z.strictObject({
  id: z.uuid(),
  /** The program. */
  uuid: z.uuid(),
  member: z.boolean(),
  display_name: z.string(),
  /** Where the program replaced a name that others should not see: why; another may be chosen. */
  name_taken_down: z.optional(takenDown),
  email: z.nullable(z.string()),
  email_verified: z.boolean(),
  picture_url: z.nullable(z.string()),
  country: z.nullable(z.string()),
  locale: z.string(),
  custom_fields: answers,
  mail_preferences: mailPreferences,
  links: z.array(
    z.strictObject({
      provider: z.string(),
      name: z.string(),
      picture_url: z.nullable(z.string()),
      /** Figures by name, as the provider measured them. */
      statistics: z.nullable(z.record(z.string(), z.number())),
      /** When it measured them. */
      statistics_at: z.nullable(moment),
      /** What it told of the games that the rules for applying name; absent where nobody ever asked. */
      games: z.optional(linkedGames),
      linked_at: moment,
    }),
  ),
  created_at: moment,
});
export type Self = z.infer<typeof self>;

export const readSelf = defineEndpoint({
  id: 'readSelf',
  method: 'GET',
  path: '/self',
  tag: 'account',
  caller: 'creator',
  summary: 'The signed-in person.',
  status: 200,
  response: self,
  errors: [],
  rate: 'read',
  viewable: true,
});

export const changeProfile = defineEndpoint({
  id: 'changeProfile',
  method: 'PUT',
  path: '/creators/profile',
  tag: 'account',
  caller: 'creator',
  summary:
    'Changes those parts of the profile that are sent. A new e-mail address is verified by mail.',
  body: z.strictObject({
    display_name: z.optional(personName),
    email: z.optional(z.nullable(z.email().check(z.maxLength(254)))),
    country: z.optional(z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/)))),
    locale: z.optional(z.string().check(z.regex(/^[a-z]{2}(-[a-z]{2})?$/))),
    picture_url: z.optional(z.nullable(webAddress)),
    mail_preferences: z.optional(z.partial(mailPreferences)),
  }),
  status: 200,
  response: self,
  errors: ['FIELD_INVALID'],
  rate: 'write',
});

export const readCustomFields = defineEndpoint({
  id: 'readCustomFields',
  method: 'GET',
  path: '/creators/profile/custom_fields',
  tag: 'account',
  caller: 'creator',
  summary: "The program's own questions, and what the person answered.",
  query: uuidQuery,
  status: 200,
  response: z.strictObject({ fields: z.array(formField), custom_fields: answers }),
  errors: [],
  rate: 'read',
  viewable: true,
});

export const changeCustomFields = defineEndpoint({
  id: 'changeCustomFields',
  method: 'PUT',
  path: '/creators/profile/custom_fields',
  tag: 'account',
  caller: 'creator',
  summary: "Answers the program's own questions; what is not sent stays as it is.",
  body: z.strictObject({ custom_fields: answers }),
  status: 200,
  response: self,
  errors: ['FIELD_INVALID'],
  rate: 'write',
});

export const sendVerification = defineEndpoint({
  id: 'sendVerification',
  method: 'POST',
  path: '/creators/verify_email',
  tag: 'account',
  caller: 'creator',
  summary: 'Sends the verification mail again.',
  query: uuidQuery,
  status: 202,
  response: z.strictObject({ email: z.string() }),
  errors: ['EMAIL_MISSING', 'EMAIL_ALREADY_VERIFIED'],
  rate: 'mail',
});

export const verifyEmail = defineEndpoint({
  id: 'verifyEmail',
  method: 'POST',
  path: '/verify_email',
  tag: 'account',
  caller: 'nobody',
  summary: 'Confirms an e-mail address with the token of the link in the mail; it works once.',
  body: z.strictObject({ token: text(2_000, 20) }),
  status: 200,
  response: z.strictObject({ email: z.string(), uuid: z.uuid() }),
  errors: ['VERIFICATION_INVALID'],
  rate: 'sign_in',
});

export const unsubscribe = defineEndpoint({
  id: 'unsubscribe',
  method: 'POST',
  path: '/unsubscribe',
  tag: 'account',
  caller: 'nobody',
  summary: 'Ends mails of one category, with the token of the link in each such mail.',
  query: z.strictObject({ token: text(2_000, 20) }),
  status: 200,
  response: z.strictObject({ category: z.string(), uuid: z.uuid() }),
  errors: ['UNSUBSCRIBE_INVALID'],
  rate: 'sign_in',
});

export const deleteAccount = defineEndpoint({
  id: 'deleteAccount',
  method: 'DELETE',
  path: '/creators/profile',
  tag: 'account',
  caller: 'creator',
  summary: 'Deletes the person from the program. The ledger keeps amounts without a name.',
  query: uuidQuery,
  status: 204,
  errors: [],
  rate: 'write',
});

/** All but the export: see `ACCOUNT_ENDPOINTS`. */
export const PERSON_ENDPOINTS = [
  readSelf,
  readConsoleAccess,
  changeProfile,
  readCustomFields,
  changeCustomFields,
  sendVerification,
  verifyEmail,
  unsubscribe,
  deleteAccount,
] as const;
