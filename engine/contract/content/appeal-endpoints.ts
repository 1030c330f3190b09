import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { idParameter, pageOf, pageQuery, uuidQuery } from '../endpoints/fields.ts';
import { paragraphs } from '../endpoints/text-fields.ts';
import { appeal } from '../shapes/appeal.ts';
import { reviewState } from '../shapes/review-fields.ts';
import { APPEAL_SUBJECTS } from '../vocabulary/review-words.ts';

/** What somebody says against a decision. */
const message = paragraphs(2_000);

export const listAppeals = defineEndpoint({
  id: 'listAppeals',
  method: 'GET',
  path: '/creators/appeals',
  tag: 'content',
  caller: 'creator',
  summary: "The person's appeals, newest first.",
  query: z.extend(uuidQuery, { ...pageQuery, state: z.optional(reviewState) }),
  status: 200,
  response: pageOf(appeal),
  errors: [],
  rate: 'read',
  viewable: true,
});

export const submitAppeal = defineEndpoint({
  id: 'submitAppeal',
  method: 'POST',
  path: '/creators/appeals',
  tag: 'content',
  caller: 'creator',
  summary:
    'Appeals against an event that did not count, content that was rejected, or what of a linked account was not counted.',
  query: uuidQuery,
  body: z.strictObject({
    subject_kind: z.enum(APPEAL_SUBJECTS),
    subject_id: z.int().check(z.minimum(1)),
    message,
  }),
  status: 201,
  response: appeal,
  errors: ['APPEAL_SUBJECT_UNKNOWN', 'APPEAL_OPEN', 'APPEAL_NOT_NEEDED'],
  rate: 'write',
  idempotent: true,
});

export const resubmitAppeal = defineEndpoint({
  id: 'resubmitAppeal',
  method: 'PUT',
  path: '/creators/appeals/{appeal_id}',
  tag: 'content',
  caller: 'creator',
  summary: 'Sends an appeal again after changes were asked for.',
  params: z.strictObject({ appeal_id: idParameter }),
  query: uuidQuery,
  body: z.strictObject({ message }),
  status: 200,
  response: appeal,
  errors: ['APPEAL_UNKNOWN', 'TRANSITION_REFUSED'],
  rate: 'write',
});

export const withdrawAppeal = defineEndpoint({
  id: 'withdrawAppeal',
  method: 'POST',
  path: '/creators/appeals/{appeal_id}/withdraw',
  tag: 'content',
  caller: 'creator',
  summary: 'Withdraws an appeal that is not decided.',
  params: z.strictObject({ appeal_id: idParameter }),
  query: uuidQuery,
  status: 200,
  response: appeal,
  errors: ['APPEAL_UNKNOWN', 'TRANSITION_REFUSED'],
  rate: 'write',
});

export const APPEAL_ENDPOINTS = [
  listAppeals,
  submitAppeal,
  resubmitAppeal,
  withdrawAppeal,
] as const;
