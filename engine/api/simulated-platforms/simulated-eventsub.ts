import { createHmac, randomUUID } from 'node:crypto';
import {
  paged,
  refuse,
  type SimulatedAnswer,
  type SimulatedMessage,
  type SimulatedSend,
} from './simulated-answers.ts';
import { type PushFaults, SimulatedSender } from './simulated-sender.ts';

export interface SimulatedSubscription {
  readonly id: string;
  readonly type: string;
  readonly version: string;
  status: string;
  readonly condition: Readonly<Record<string, string>>;
  readonly callback: string;
  readonly secret: string;
}

export interface EventSubOptions {
  readonly now: () => Date;
  readonly send: SimulatedSend;
}

const SIGNATURE = 'twitch-eventsub-message-signature';
/** Failures in a row after which a subscription is taken away. */
const FAILURES = 3;

/** EventSub by webhook: subscriptions with their challenge, signed messages, revocation, and faults. */
export class SimulatedEventSub {
  readonly #options: EventSubOptions;
  readonly #subscriptions = new Map<string, SimulatedSubscription>();
  readonly #failures = new Map<string, number>();
  readonly #verifying = new Set<Promise<void>>();
  readonly #sender: SimulatedSender;

  constructor(options: EventSubOptions) {
    this.#options = options;
    this.#sender = new SimulatedSender(options.send);
  }

  get faults(): PushFaults {
    return this.#sender.faults;
  }

  get subscriptions(): readonly SimulatedSubscription[] {
    return [...this.#subscriptions.values()];
  }

  /** Answers a request to `/helix/eventsub/subscriptions`. */
  async answer(method: string, query: URLSearchParams, body: string): Promise<SimulatedAnswer> {
    if (method === 'GET') return this.#list(query);
    if (method === 'POST') return this.#subscribe(body);
    return this.#subscriptions.delete(query.get('id') ?? '')
      ? { status: 204 }
      : refuse(404, 'subscription not found');
  }

  /** Resolves when every subscription that was asked for is verified, or was refused. */
  async settled(): Promise<void> {
    await Promise.all(this.#verifying);
  }

  readonly release = (arrange?: (messages: SimulatedMessage[]) => SimulatedMessage[]) =>
    this.#sender.release(arrange);

  /** Takes a subscription away, and says why. */
  async end(id: string, status: string): Promise<void> {
    const one = this.#subscriptions.get(id);
    if (!one) return;
    one.status = status;
    this.#subscriptions.delete(id);
    await this.#options.send(this.#message(one, 'revocation', {})).catch(() => undefined);
  }

  /** Tells those who asked for it of something that happened to a channel. */
  async notify(type: string, user_id: string, event: object): Promise<void> {
    for (const one of this.#subscriptions.values())
      if (
        one.type === type &&
        one.status === 'enabled' &&
        one.condition.broadcaster_user_id === user_id
      )
        await this.#send(one, 'notification', event);
  }

  /** Tells of what concerns a client as a whole. */
  async notifyClient(type: string, event: object): Promise<void> {
    for (const one of this.#subscriptions.values())
      if (one.type === type) await this.#send(one, 'notification', event);
  }

  #list(query: URLSearchParams): SimulatedAnswer {
    const data = this.subscriptions.map(({ callback, secret: _, ...one }) => ({
      ...{ ...one, cost: 1, created_at: this.#options.now().toISOString() },
      transport: { method: 'webhook', callback },
    }));
    const { body, ...rest } = paged(data, query);
    return { ...rest, body: { ...(body as object), total: data.length, total_cost: data.length } };
  }

  async #subscribe(text: string): Promise<SimulatedAnswer> {
    const wish = JSON.parse(text) as Omit<SimulatedSubscription, 'id' | 'status'> & {
      transport?: { callback?: string; secret?: string };
    };
    const { callback = '', secret = '' } = wish.transport ?? {};
    if (secret.length < 10 || secret.length > 100)
      return refuse(400, 'secret must be 10 to 100 long');
    const same = this.subscriptions.filter(
      (one) =>
        one.type === wish.type && JSON.stringify(one.condition) === JSON.stringify(wish.condition),
    );
    if (same.some((one) => one.callback === callback))
      return refuse(409, 'subscription already exists');
    if (same.length >= 3)
      return refuse(429, 'maximum subscriptions with type and condition exceeded');
    const one: SimulatedSubscription = {
      ...{ id: randomUUID(), type: wish.type, version: wish.version, condition: wish.condition },
      ...{ status: 'webhook_callback_verification_pending', callback, secret },
    };
    this.#subscriptions.set(one.id, one);
    const verifying = this.#verify(one).finally(() => this.#verifying.delete(verifying));
    this.#verifying.add(verifying);
    return { status: 202, body: { data: [{ ...one, secret: undefined }] } };
  }

  async #verify(one: SimulatedSubscription): Promise<void> {
    const challenge = randomUUID();
    const message = this.#message(one, 'webhook_callback_verification', { challenge });
    const answer = await this.#options.send(message).catch(() => undefined);
    const well = answer?.status === 200 && answer.text === challenge;
    one.status = well ? 'enabled' : 'webhook_callback_verification_failed';
  }

  async #send(one: SimulatedSubscription, kind: string, event: object): Promise<void> {
    for (const well of await this.#sender.post(this.#message(one, kind, { event }))) {
      const failures = well ? 0 : (this.#failures.get(one.id) ?? 0) + 1;
      this.#failures.set(one.id, failures);
      if (failures >= FAILURES) await this.end(one.id, 'notification_failures_exceeded');
    }
  }

  #message(one: SimulatedSubscription, kind: string, more: object): SimulatedMessage {
    const { secret, callback, ...subscription } = one;
    const id = randomUUID();
    const timestamp = this.#options.now().toISOString().replace('Z', '123456Z');
    const body = JSON.stringify({
      subscription: { ...subscription, cost: 0, transport: { method: 'webhook', callback } },
      ...more,
    });
    return {
      ...{ method: 'POST', callback, body },
      headers: {
        'content-type': 'application/json',
        'twitch-eventsub-message-id': id,
        'twitch-eventsub-message-retry': '0',
        'twitch-eventsub-message-type': kind,
        'twitch-eventsub-message-timestamp': timestamp,
        'twitch-eventsub-subscription-type': one.type,
        'twitch-eventsub-subscription-version': one.version,
        [SIGNATURE]: `sha256=${createHmac('sha256', secret)
          .update(id + timestamp + body)
          .digest('hex')}`,
      },
    };
  }
}
