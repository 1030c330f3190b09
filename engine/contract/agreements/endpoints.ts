import { z } from 'zod';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { acceptedAgreements, agreementNames, moment, uuidQuery } from '../endpoints/fields.ts';

/** An agreement of the program, and whether its present version is accepted. */
export const agreement = z.strictObject({
  agreement: z.enum(agreementNames),
  /** Changes whenever what is agreed to does; then it must be accepted again. */
  version: z.string(),
  /** What the box says; null: the engine's own words. */
  label: z.string().nullable(),
  accepted_version: z.string().nullable(),
  accepted_at: moment.nullable(),
  current: z.boolean(),
});
export type Agreement = z.infer<typeof agreement>;

const agreements = z.strictObject({ agreements: z.array(agreement) });

export const listAgreements = defineEndpoint({
  id: 'listAgreements',
  method: 'GET',
  path: '/creators/agreements',
  tag: 'agreements',
  caller: 'creator',
  summary: 'What the program asks its creators to agree to, and what was accepted.',
  query: uuidQuery,
  status: 200,
  response: agreements,
  errors: [],
  rate: 'read',
});

export const acceptAgreements = defineEndpoint({
  id: 'acceptAgreements',
  method: 'POST',
  path: '/creators/agreements',
  tag: 'agreements',
  caller: 'creator',
  summary: 'Accepts the present version of the named agreements.',
  query: uuidQuery,
  body: acceptedAgreements,
  status: 200,
  response: agreements,
  errors: ['AGREEMENT_UNKNOWN'],
  rate: 'write',
});

export const AGREEMENT_ENDPOINTS = [listAgreements, acceptAgreements] as const;
