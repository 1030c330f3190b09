import { createHash } from 'node:crypto';
import type { Secrets } from '../secrets/secrets.ts';
import { type BrowserKeys, encryptPush } from './encrypt-push.ts';
import type { PostPush, PushAnswer } from './post-push.ts';
import { vapidKey } from './vapid-key.ts';

/** Where a browser gets its messages, and what they are encrypted with. */
export interface PushTarget {
  readonly endpoint: string;
  readonly keys: BrowserKeys;
}

/** A message as the worker in the browser shows it: JSON, of less than 3 kB. */
export interface OutgoingPush {
  readonly payload: string;
  /** Those of one topic replace each other while the browser is away. */
  readonly topic: string;
  /** Where a push service reaches who runs the program: `mailto:` or https. */
  readonly contact: string;
}

/** What sends push messages. */
export interface PushSender {
  /** With what browsers subscribe: `applicationServerKey`. */
  readonly publicKey: string;
  /** @throws where the push service does not answer in time */
  readonly send: (target: PushTarget, message: OutgoingPush, now: Date) => Promise<PushAnswer>;
}

/** Seconds for which a push service keeps a message for a browser that is away. */
const TIME_TO_LIVE = 24 * 60 * 60;
/** Characters that a topic may have (RFC 8030, section 5.4). */
const TOPIC_LENGTH = 32;

/** Sends messages as `aes128gcm` (RFC 8291) under the site's VAPID key (RFC 8292). */
export function createPushSender(secrets: Secrets, post: PostPush): PushSender {
  const key = vapidKey(secrets);
  return {
    publicKey: key.publicKey,
    send: async ({ endpoint, keys }, { payload, topic, contact }, now) =>
      post(endpoint, {
        headers: {
          authorization: await key.authorization(new URL(endpoint).origin, contact, now),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(TIME_TO_LIVE),
          urgency: 'normal',
          topic: digest(topic).slice(0, TOPIC_LENGTH),
        },
        body: encryptPush(payload, keys),
      }),
  };
}

/** How a browser's address is called where it is not to be told. */
export const endpointHash = (endpoint: string): string => digest(endpoint);

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');
