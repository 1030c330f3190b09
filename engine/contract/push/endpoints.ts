import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { uuidQuery } from '../endpoints/fields.ts';
import { text } from '../endpoints/text-fields.ts';

const creator = { tag: 'push', caller: 'creator' } as const;
const path = '/creators/push_subscriptions';

/** SHA-256 of the address that the push service gave a browser, in base64url: that says nothing of it. */
const endpointHash = z.string().check(z.regex(/^[\w-]{43}$/));

const state = z.strictObject({
  /** With what the browser subscribes (`applicationServerKey`); null where the site sends none. */
  server_key: z.nullable(z.string()),
  /** The browsers of the person that get push messages, each by its `endpoint_hash`. */
  browsers: z.array(endpointHash),
});
export type PushState = z.infer<typeof state>;

const answer = { status: 200, response: state } as const;

export const readPushState = defineEndpoint({
  ...creator,
  ...answer,
  id: 'readPushState',
  method: 'GET',
  path,
  summary: 'With what a browser subscribes to push messages, and which browsers of the person did.',
  query: uuidQuery,
  errors: [],
  rate: 'read',
  viewable: true,
});

export const subscribeToPush = defineEndpoint({
  ...creator,
  ...answer,
  id: 'subscribeToPush',
  method: 'PUT',
  path,
  summary:
    'Sends push messages to a browser, until it is signed out. The same address again is the same browser, whoever had it before; of too many the oldest goes.',
  query: uuidQuery,
  /** What the browser’s `PushSubscription` says of itself. */
  body: z.strictObject({
    endpoint: text(1_000, 9),
    keys: z.strictObject({
      /** A point on P-256, uncompressed: 65 bytes in base64url. */
      p256dh: z.string().check(z.regex(/^B[\w-]{86}=?$/)),
      /** 16 bytes in base64url. */
      auth: z.string().check(z.regex(/^[\w-]{22}={0,2}$/)),
    }),
  }),
  errors: ['PUSH_OFF', 'PUSH_SERVICE_REFUSED'],
  rate: 'write',
});

export const unsubscribeFromPush = defineEndpoint({
  ...creator,
  ...answer,
  id: 'unsubscribeFromPush',
  method: 'DELETE',
  path: `${path}/{endpoint_hash}`,
  summary: 'Sends no push messages to a browser any more; one that gets none is no fault.',
  params: z.strictObject({ endpoint_hash: endpointHash }),
  query: uuidQuery,
  errors: [],
  rate: 'write',
});

export const PUSH_ENDPOINTS = [readPushState, subscribeToPush, unsubscribeFromPush] as const;
