import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import {
  refuse,
  type SimulatedAnswer,
  type SimulatedMessage,
  type SimulatedSend,
} from './simulated-answers.ts';
import { type PushFaults, SimulatedSender } from './simulated-sender.ts';

export interface KickEventsOptions {
  readonly now: () => Date;
  readonly send: SimulatedSend;
  /** The address that is set for the app; undefined: none, and nothing is sent. */
  readonly webhook: () => string | undefined;
}

export interface KickSubscription {
  readonly id: string;
  readonly event: string;
  readonly version: number;
  readonly broadcaster_user_id: string;
}

const VERSIONS: Readonly<Record<string, number>> = {
  'livestream.status.updated': 1,
  'livestream.metadata.updated': 1,
};

const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Kick's webhooks: subscriptions, messages signed with its own key, all to one address, and faults. */
export class SimulatedKickEvents {
  readonly #options: KickEventsOptions;
  readonly #subscriptions = new Map<string, KickSubscription>();
  readonly #sender: SimulatedSender;
  #keys: ReturnType<typeof newKeys> | undefined;

  constructor(options: KickEventsOptions) {
    this.#options = options;
    this.#sender = new SimulatedSender(options.send);
  }

  get faults(): PushFaults {
    return this.#sender.faults;
  }

  get subscriptions(): readonly KickSubscription[] {
    return [...this.#subscriptions.values()];
  }

  get publicKey(): string {
    return this.#current().publicKey.export({ type: 'spki', format: 'pem' }).toString();
  }

  /** Signs with another key from now on. */
  exchangeKey(): void {
    this.#keys = newKeys();
  }

  /** After a day of failures Kick tells an app nothing any more, and does not say so. */
  unsubscribe(): void {
    this.#subscriptions.clear();
  }

  readonly release = (arrange?: (messages: SimulatedMessage[]) => SimulatedMessage[]) =>
    this.#sender.release(arrange);

  /** Answers a request to `/public/v1/events/subscriptions`. */
  answer(method: string, query: URLSearchParams, text: string): SimulatedAnswer {
    if (method === 'GET') return { status: 200, body: { data: this.subscriptions, message: 'OK' } };
    if (method === 'DELETE') {
      for (const id of query.getAll('id')) this.#subscriptions.delete(id);
      return { status: 204 };
    }
    const wish = JSON.parse(text) as {
      broadcaster_user_id?: number | string;
      events?: readonly { name: string; version: number }[];
      method?: string;
    };
    if (wish.method !== 'webhook' || wish.broadcaster_user_id == null)
      return refuse(400, 'Invalid request');
    const broadcaster_user_id = String(wish.broadcaster_user_id);
    const data = (wish.events ?? []).map(({ name, version }) => {
      if (VERSIONS[name] !== version) return { name, version, error: 'unknown event' };
      const same = this.subscriptions.find(
        (one) => one.event === name && one.broadcaster_user_id === broadcaster_user_id,
      );
      const one = same ?? { id: randomUUID(), event: name, version, broadcaster_user_id };
      this.#subscriptions.set(one.id, one);
      return { name, version, subscription_id: one.id };
    });
    return { status: 200, body: { data, message: 'OK' } };
  }

  /** Tells our app of something that happened to a channel, where it asked for it. */
  async notify(event: string, user_id: string, what: object): Promise<void> {
    const callback = this.#options.webhook();
    const asked = this.subscriptions.find(
      (one) => one.event === event && one.broadcaster_user_id === user_id,
    );
    if (callback !== undefined && asked)
      await this.#sender.post(this.#message(callback, asked, { ...broadcaster(user_id), ...what }));
  }

  #current() {
    this.#keys ??= newKeys();
    return this.#keys;
  }

  #message(callback: string, one: KickSubscription, what: object): SimulatedMessage {
    const id = randomUUID();
    const timestamp = this.#options.now().toISOString();
    const body = JSON.stringify(what);
    const signed = Buffer.from(`${id}.${timestamp}.${body}`);
    return {
      ...{ method: 'POST', callback, body },
      headers: {
        'content-type': 'application/json',
        'kick-event-message-id': id,
        'kick-event-message-timestamp': timestamp,
        'kick-event-subscription-id': one.id,
        'kick-event-type': one.event,
        'kick-event-version': '1',
        'kick-event-signature': sign('sha256', signed, this.#current().privateKey).toString(
          'base64',
        ),
      },
    };
  }
}

const broadcaster = (user_id: string) => ({
  broadcaster: {
    ...{ is_anonymous: false, user_id, username: user_id, is_verified: false },
    ...{ profile_picture: '', channel_slug: user_id, identity: null },
  },
});
