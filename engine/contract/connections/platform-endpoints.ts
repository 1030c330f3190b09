import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { moment, uuidQuery } from '../endpoints/fields.ts';
import { CONNECTION_FAULTS, CONNECTORS } from '../vocabulary/connector-words.ts';
import { ROLE_FAULTS } from '../vocabulary/role-words.ts';

/** A platform that linked accounts are read on, as it stands for everybody and for the program. */
const platformHealth = z.strictObject({
  platform: z.enum(CONNECTORS),
  /** Whether metrics or rewards of the applied campaign count on it. */
  needed: z.boolean(),
  /** Whether this server reaches it; false where its credentials are missing, or it is off. */
  reached: z.boolean(),
  /** A simulator stands in for it. */
  simulated: z.boolean(),
  last_push_at: z.nullable(moment),
  last_answer_at: z.nullable(moment),
  /** What it does not do that it is asked, in words of its own or of the network. */
  fault: z.nullable(z.string()),
  fault_since: z.nullable(moment),
  /**
   * How the connection stands over which it tells where it can reach no address of this server; null
   * where there is none to be.
   */
  conduit: z.nullable(
    z.strictObject({
      /** Null: it is not open. */
      connected_since: z.nullable(moment),
      /** Why it is not, in words of its own or of the network; null where nobody has tried. */
      fault: z.nullable(z.string()),
      fault_since: z.nullable(moment),
    }),
  ),
  /** Pushes that wait to be worked off, since when the oldest does, and those that were given up. */
  pushes: z.strictObject({
    waiting: z.int(),
    oldest_at: z.nullable(moment),
    failed: z.int(),
  }),
  /** Null where the platform has none. */
  quota: z.nullable(z.strictObject({ used: z.int(), limit: z.int(), resets_at: moment })),
  /** The program's linked accounts of which something may be read. */
  accounts: z.strictObject({
    read: z.int(),
    /** Those whose last look was longest ago; null where there is none, or one was never read. */
    oldest_read_at: z.nullable(moment),
    /** Why others are not. */
    faults: z.array(z.strictObject({ fault: z.enum(CONNECTION_FAULTS), accounts: z.int() })),
  }),
  /** The roles that rewards of the program promised there; null where none did. */
  roles: z.nullable(
    z.strictObject({
      granted: z.int(),
      /** On their way, there or back. */
      waiting: z.int(),
      /** What keeps others, and what the platform said of it last. */
      faults: z.array(
        z.strictObject({
          fault: z.enum(ROLE_FAULTS),
          roles: z.int(),
          detail: z.nullable(z.string()),
        }),
      ),
    }),
  ),
});

export type PlatformHealth = z.infer<typeof platformHealth>;

export const listPlatforms = defineEndpoint({
  id: 'listPlatforms',
  method: 'GET',
  path: '/operator/platforms',
  tag: 'platforms',
  caller: 'operator',
  action: 'read',
  summary:
    'The platforms that linked accounts of the program are read on, or should be: when each last told something or answered, what is in the way, what is left of its quota, how many accounts cannot be read, and what keeps roles from being given.',
  query: uuidQuery,
  status: 200,
  response: z.strictObject({ platforms: z.array(platformHealth) }),
  errors: [],
  rate: 'read',
});

export const PLATFORM_ENDPOINTS = [listPlatforms] as const;
