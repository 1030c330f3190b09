import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { acceptedAgreements, answers, moment, uuidQuery } from '../endpoints/fields.ts';
import { agreement } from '../shapes/agreement.ts';
import { application } from '../shapes/application.ts';
import { eligibility } from '../shapes/eligibility.ts';
import { formField } from '../shapes/form-field.ts';
import { WINDOWS } from '../vocabulary/state-words.ts';
import { lookAgain } from './look-endpoint.ts';

export const readApplication = defineEndpoint({
  id: 'readApplication',
  method: 'GET',
  path: '/creators/application',
  tag: 'applications',
  caller: 'creator',
  summary: 'Whether one can apply, what is asked, how one stands, and the last application.',
  query: uuidQuery,
  status: 200,
  response: z.strictObject({
    applications: z.strictObject({
      state: z.enum(WINDOWS),
      /** When that changes. */
      until: z.nullable(moment),
    }),
    form: z.array(formField),
    agreements: z.array(agreement),
    /** Null where the program has no rules. */
    eligibility: z.nullable(eligibility),
    application: z.nullable(application),
  }),
  errors: [],
  rate: 'read',
  viewable: true,
});

export const submitApplication = defineEndpoint({
  id: 'submitApplication',
  method: 'POST',
  path: '/creators/application',
  tag: 'applications',
  caller: 'creator',
  summary: 'Applies, or sends the application again after changes were asked for.',
  query: uuidQuery,
  body: z.strictObject({ answers, agreements: z.optional(acceptedAgreements) }),
  status: 201,
  response: z.strictObject({
    /** What to tell the person (specification, section 4); the program's own words where it has. */
    message: z.string(),
    /** Under which name portals know the message in every language. */
    message_id: z.literal('app-success'),
    application,
  }),
  errors: [
    'APPLICATIONS_CLOSED',
    'APPLICATION_OPEN',
    'APPLICATION_TOO_EARLY',
    'AGREEMENTS_MISSING',
    'FIELD_INVALID',
    'NOT_ELIGIBLE',
    'COUNTRY_NOT_APPROVED',
  ],
  rate: 'write',
  idempotent: true,
});

export const withdrawApplication = defineEndpoint({
  id: 'withdrawApplication',
  method: 'POST',
  path: '/creators/application/withdraw',
  tag: 'applications',
  caller: 'creator',
  summary: 'Withdraws the application that is under way.',
  query: uuidQuery,
  status: 200,
  response: application,
  errors: ['APPLICATION_UNKNOWN', 'TRANSITION_REFUSED'],
  rate: 'write',
});

export const APPLICATION_ENDPOINTS = [
  readApplication,
  submitApplication,
  lookAgain,
  withdrawApplication,
] as const;
