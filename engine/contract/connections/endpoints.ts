import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { moment, uuidQuery } from '../endpoints/fields.ts';
import { countedActivity } from '../shapes/counted-activity.ts';
import { CONNECTION_FAULTS, LEARNED_BY, OBSERVATION_KINDS } from '../vocabulary/connector-words.ts';

const providerId = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,39}$/));
export const observationKind = z.enum(OBSERVATION_KINDS);

/** A linked account that can be read, and how that stands. */
const connection = z.strictObject({
  provider: z.string(),
  platform: z.string(),
  /** Whether this server reaches the platform. */
  reached: z.boolean(),
  /**
   * What the campaign needs of it, or its person once agreed to; since when they let us read it. Null:
   * they do not.
   */
  purposes: z.array(z.strictObject({ kind: observationKind, agreed_at: z.nullable(moment) })),
  last_read_at: z.nullable(moment),
  last_read_by: z.nullable(z.enum(LEARNED_BY)),
  fault: z.nullable(z.enum(CONNECTION_FAULTS)),
  fault_since: z.nullable(moment),
  /** What reading takes that was not granted there, in the platform's own words; else none. */
  missing_permissions: z.array(z.string()),
});

export type Connection = z.infer<typeof connection>;

const activity = z.extend(countedActivity, {
  /** Whether it is over, and an appeal against what of it did not count would be heard. */
  appealable: z.boolean(),
});

export const listConnections = defineEndpoint({
  id: 'listConnections',
  method: 'GET',
  path: '/creators/connections',
  tag: 'account',
  caller: 'creator',
  summary: 'What is read of linked accounts, with whose leave, and what of it counted lately.',
  query: uuidQuery,
  status: 200,
  response: z.strictObject({
    connections: z.array(connection),
    /** Providers whose accounts are read once they are linked, and what the campaign needs of them. */
    readable: z.array(
      z.strictObject({
        provider: z.string(),
        kinds: z.array(observationKind).check(z.minLength(1)),
      }),
    ),
    activities: z.array(activity),
  }),
  errors: [],
  rate: 'read',
});

export const changeConsent = defineEndpoint({
  id: 'changeConsent',
  method: 'PUT',
  path: '/creators/connections/{provider}',
  tag: 'account',
  caller: 'creator',
  summary: 'Lets something be read of a linked account, or not any more: what was read is deleted.',
  params: z.strictObject({ provider: providerId }),
  body: z.strictObject({ kind: observationKind, agreed: z.boolean() }),
  status: 204,
  errors: ['LINK_UNKNOWN', 'IDENTITY_TAKEN'],
  rate: 'write',
});

export const CONNECTION_ENDPOINTS = [listConnections, changeConsent] as const;
