import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { uuidQuery } from '../endpoints/fields.ts';
import { deadline, nextStep, seasonStanding } from '../shapes/today.ts';

export const readToday = defineEndpoint({
  id: 'readToday',
  method: 'GET',
  path: '/creators/today',
  tag: 'today',
  caller: 'creator',
  summary: 'What the person can do next, what ends soon, and where they stand.',
  query: uuidQuery,
  status: 200,
  response: z.strictObject({
    /** The most pressing first. */
    steps: z.array(nextStep),
    /** The nearest first. */
    deadlines: z.array(deadline),
    /** The seasons that the program names as current; where it names none, those that are open. */
    seasons: z.array(seasonStanding),
  }),
  errors: [],
  rate: 'read',
  viewable: true,
});

export const TODAY_ENDPOINTS = [readToday] as const;
