import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { acceptedAgreements, uuidQuery } from '../endpoints/fields.ts';
import { agreement } from '../shapes/agreement.ts';

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
  viewable: true,
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
  errors: ['AGREEMENT_UNKNOWN', 'COUNTRY_NOT_APPROVED'],
  rate: 'write',
});

export const AGREEMENT_ENDPOINTS = [listAgreements, acceptAgreements] as const;
