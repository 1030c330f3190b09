import { z } from 'zod';
import { formField } from '../account/endpoints.ts';
import { agreement } from '../agreements/endpoints.ts';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import {
  acceptedAgreements,
  answers,
  moment,
  reviewFields,
  timelineEntry,
  uuidQuery,
} from '../endpoints/fields.ts';

export const application = z.strictObject({
  id: z.uuid(),
  ...reviewFields,
  answers,
  reapply_at: moment.nullable(),
  timeline: z.array(timelineEntry),
});
export type Application = z.infer<typeof application>;

/** How a person stands with the program's rules: "2 of 3 met". */
export const eligibility = z.strictObject({
  met: z.boolean(),
  rules: z.array(
    z.looseObject({
      label: z.string(),
      met: z.boolean(),
      /** Nobody measured it: the person says so. */
      self_declared: z.boolean(),
    }),
  ),
});

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
      state: z.enum(['open', 'closed', 'upcoming']),
      /** When that changes. */
      until: moment.nullable(),
    }),
    form: z.array(formField),
    agreements: z.array(agreement),
    /** Null where the program has no rules. */
    eligibility: eligibility.nullable(),
    application: application.nullable(),
  }),
  errors: [],
  rate: 'read',
});

export const submitApplication = defineEndpoint({
  id: 'submitApplication',
  method: 'POST',
  path: '/creators/application',
  tag: 'applications',
  caller: 'creator',
  summary: 'Applies, or sends the application again after changes were asked for.',
  query: uuidQuery,
  body: z.strictObject({ answers, agreements: acceptedAgreements.optional() }),
  status: 201,
  response: z.strictObject({
    /** What to tell the person (specification, section 4). */
    message: z.string(),
    application,
  }),
  errors: [
    'APPLICATIONS_CLOSED',
    'APPLICATION_OPEN',
    'APPLICATION_TOO_EARLY',
    'AGREEMENTS_MISSING',
    'FIELD_INVALID',
    'NOT_ELIGIBLE',
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
  withdrawApplication,
] as const;
