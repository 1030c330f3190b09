import { createHash } from 'node:crypto';
import type { Secrets } from '../secrets/secrets.ts';
import { type BrowserKeys, encryptPush } from './encrypt-push.ts';
import type { PostPush, PushAnswer } from './post-push.ts';
import { type VapidKey, vapidKey } from './vapid-key.ts';

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
/** What services answer where the browser subscribed with another key. */
const OF_ANOTHER_KEY: ReadonlySet<number> = new Set([401, 403]);
/** Characters that a topic may have (RFC 8030, section 5.4). */
const TOPIC_LENGTH = 32;

/** Sends messages as `aes128gcm` (RFC 8291) under the site's VAPID key (RFC 8292). */
export function createPushSender(secrets: Secrets, post: PostPush): PushSender {
  const known = new Map<string, VapidKey>();
  const keyOf = (seed: Buffer) => {
    const name = digest(seed.toString('base64url'));
    const key = known.get(name) ?? vapidKey(seed);
    known.set(name, key);
    return key;
  };
  const keysInUse = () => secrets.pushSeeds().map(keyOf);
  return {
    get publicKey() {
      return keysInUse()[0]?.publicKey ?? '';
    },
    async send({ endpoint, keys }, { payload, topic, contact }, now) {
      let answer: PushAnswer | undefined;
      for (const key of keysInUse()) {
        answer = await post(endpoint, {
          headers: {
            authorization: await key.authorization(new URL(endpoint).origin, contact, now),
            'content-encoding': 'aes128gcm',
            'content-type': 'application/octet-stream',
            ttl: String(TIME_TO_LIVE),
            urgency: 'normal',
            topic: digest(topic).slice(0, TOPIC_LENGTH),
          },
          body: encryptPush(payload, keys),
        });
        // A browser that subscribed with the key of an earlier secret is known by that one.
        if (!OF_ANOTHER_KEY.has(answer.status)) break;
      }
      if (!answer) throw new Error('There is no key to send push messages with.');
      return answer;
    },
  };
}

/** How a browser's address is called where it is not to be told. */
export const endpointHash = (endpoint: string): string => digest(endpoint);

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');
