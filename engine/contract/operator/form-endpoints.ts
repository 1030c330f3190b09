import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { campaignId, uuidQuery } from '../endpoints/fields.ts';
import { formField } from '../shapes/form-field.ts';

export const listReviewForms = defineEndpoint({
  tag: 'operator',
  caller: 'operator',
  id: 'listReviewForms',
  method: 'GET',
  path: '/operator/forms',
  action: 'read',
  summary: 'What the program asks its applicants, and with each activation who requests it.',
  query: uuidQuery,
  status: 200,
  response: z.strictObject({
    application: z.array(formField),
    activations: z.array(
      z.strictObject({ id: campaignId, title: z.string(), form: z.array(formField) }),
    ),
  }),
  errors: [],
  rate: 'read',
});
