import { defineEndpoint } from '../endpoints/endpoint.ts';
import { uuidQuery } from '../endpoints/fields.ts';

export const lookAgain = defineEndpoint({
  id: 'lookAgain',
  method: 'POST',
  path: '/creators/application/look',
  tag: 'applications',
  caller: 'creator',
  summary:
    'Reads anew what the rules ask of linked accounts, once a minute at most; whoever is a member already is not looked at.',
  query: uuidQuery,
  status: 204,
  errors: [],
  rate: 'write',
});
