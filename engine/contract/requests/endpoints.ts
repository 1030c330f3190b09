import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import {
  answers,
  campaignId,
  idParameter,
  moment,
  pageOf,
  pageQuery,
  uuidQuery,
} from '../endpoints/fields.ts';
import { activationRequest } from '../shapes/activation-request.ts';
import { keyOption } from '../shapes/enrolments.ts';
import { formField } from '../shapes/form-field.ts';
import { image } from '../shapes/images.ts';
import { reviewState } from '../shapes/review-fields.ts';
import { ACTIVATION_KINDS } from '../vocabulary/campaign-words.ts';

const params = z.strictObject({ activation_request_id: idParameter });

export const listAvailableRequests = defineEndpoint({
  id: 'listAvailableRequests',
  method: 'GET',
  path: '/creators/requests/available',
  tag: 'requests',
  caller: 'creator',
  summary: 'Activations that the person may request now, with the form of each.',
  query: uuidQuery,
  status: 200,
  response: z.strictObject({
    activations: z.array(
      z.strictObject({
        activation_id: campaignId,
        kind: z.enum(ACTIVATION_KINDS),
        title: z.string(),
        description: z.nullable(z.string()),
        image: z.nullable(image),
        closes_at: z.nullable(moment),
        agreements: z.array(z.string()),
        form: z.array(formField),
        key_options: z.array(keyOption),
      }),
    ),
  }),
  errors: ['NOT_A_MEMBER'],
  rate: 'read',
  viewable: true,
});

export const listRequests = defineEndpoint({
  id: 'listRequests',
  method: 'GET',
  path: '/creators/requests',
  tag: 'requests',
  caller: 'creator',
  summary: "The person's requests, newest first.",
  query: z.extend(uuidQuery, { ...pageQuery, state: z.optional(reviewState) }),
  status: 200,
  response: pageOf(activationRequest),
  errors: [],
  rate: 'read',
  viewable: true,
});

export const readRequest = defineEndpoint({
  id: 'readRequest',
  method: 'GET',
  path: '/creators/requests/{activation_request_id}',
  tag: 'requests',
  caller: 'creator',
  summary: 'One request with its timeline, and the form by which it can be sent again.',
  params,
  query: uuidQuery,
  status: 200,
  response: z.extend(activationRequest, {
    form: z.array(formField),
    key_options: z.array(keyOption),
  }),
  errors: ['REQUEST_UNKNOWN'],
  rate: 'read',
  viewable: true,
});

const requestBody = z.strictObject({
  key_option_id: z.optional(campaignId),
  answers: z.optional(answers),
});

export const submitRequest = defineEndpoint({
  id: 'submitRequest',
  method: 'POST',
  path: '/creators/requests',
  tag: 'requests',
  caller: 'creator',
  summary: 'Requests an activation.',
  query: uuidQuery,
  body: z.extend(requestBody, { activation_id: campaignId }),
  status: 201,
  response: activationRequest,
  errors: [
    'NOT_A_MEMBER',
    'ACTIVATION_UNKNOWN',
    'ACTIVATION_NOT_OPEN',
    'ACTIVATION_NOT_REQUESTABLE',
    'AGREEMENTS_MISSING',
    'COUNTRY_NOT_APPROVED',
    'FIELD_INVALID',
    'KEY_OPTION_UNKNOWN',
    'KEY_OPTION_MISSING',
    'REQUEST_OPEN',
    'REQUEST_TOO_EARLY',
  ],
  rate: 'write',
  idempotent: true,
});

export const resubmitRequest = defineEndpoint({
  id: 'resubmitRequest',
  method: 'PUT',
  path: '/creators/requests/{activation_request_id}',
  tag: 'requests',
  caller: 'creator',
  summary: 'Sends a request again after changes were asked for.',
  params,
  query: uuidQuery,
  body: requestBody,
  status: 200,
  response: activationRequest,
  errors: ['REQUEST_UNKNOWN', 'TRANSITION_REFUSED', 'FIELD_INVALID', 'KEY_OPTION_UNKNOWN'],
  rate: 'write',
});

export const withdrawRequest = defineEndpoint({
  id: 'withdrawRequest',
  method: 'POST',
  path: '/creators/requests/{activation_request_id}/withdraw',
  tag: 'requests',
  caller: 'creator',
  summary: 'Withdraws a request that is not decided.',
  params,
  query: uuidQuery,
  status: 200,
  response: activationRequest,
  errors: ['REQUEST_UNKNOWN', 'TRANSITION_REFUSED'],
  rate: 'write',
});

export const REQUEST_ENDPOINTS = [
  listAvailableRequests,
  listRequests,
  readRequest,
  submitRequest,
  resubmitRequest,
  withdrawRequest,
] as const;
