import { createHmac, randomUUID } from 'node:crypto';
import {
  paged,
  refuse,
  type SimulatedAnswer,
  type SimulatedMessage,
  type SimulatedSend,
} from './simulated-answers.ts';
import { SimulatedConduits } from './simulated-conduits.ts';
import { type PushFaults, SimulatedSender } from './simulated-sender.ts';

export interface SimulatedSubscription {
  readonly id: string;
  readonly type: string;
  readonly version: string;
  status: string;
  readonly condition: Readonly<Record<string, string>>;
  /** An address, or `conduit:<id>`. */
  readonly callback: string;
  readonly secret: string;
}

export interface EventSubOptions {
  readonly now: () => Date;
  readonly send: SimulatedSend;
}

const SIGNATURE = 'twitch-eventsub-message-signature';
const CONDUIT = 'conduit:';
/** Failures in a row after which a subscription is taken away. */
const FAILURES = 3;

/**
 * EventSub by webhook and by conduit: subscriptions with their challenge, signed messages, revocation,
 * and faults.
 */
export class SimulatedEventSub {
  readonly #options: EventSubOptions;
  readonly #subscriptions = new Map<string, SimulatedSubscription>();
  readonly #failures = new Map<string, number>();
  readonly #verifying = new Set<Promise<void>>();
  readonly #send: SimulatedSend;
  readonly #sender: SimulatedSender;
  /** What tells over connections. */
  readonly conduits: SimulatedConduits;

  constructor(options: EventSubOptions) {
    this.#options = options;
    this.conduits = new SimulatedConduits(options.now);
    this.#send = async (message) => {
      const id = conduitOf(message.callback);
      return id === undefined ? options.send(message) : this.conduits.deliver(id, message);
    };
    this.#sender = new SimulatedSender(this.#send);
  }

  get faults(): PushFaults {
    return this.#sender.faults;
  }

  get subscriptions(): readonly SimulatedSubscription[] {
    return [...this.#subscriptions.values()];
  }

  /** A conduit is gone, and what was to be told over it with it. */
  deleteConduit(id: string): void {
    this.conduits.delete(id);
    for (const [key, { callback }] of this.#subscriptions)
      if (conduitOf(callback) === id) this.#subscriptions.delete(key);
  }

  /** Answers a request to `/helix/eventsub/subscriptions`. */
  async answer(method: string, query: URLSearchParams, body: string): Promise<SimulatedAnswer> {
    if (method === 'GET') return this.#list(query);
    if (method === 'POST') return this.#subscribe(body);
    return this.#subscriptions.delete(query.get('id') ?? '')
      ? { status: 204 }
      : refuse(404, 'subscription not found');
  }

  /** Answers a request to `/helix/eventsub/conduits`. */
  answerConduits(
    method: string,
    path: string,
    query: URLSearchParams,
    body: string,
  ): SimulatedAnswer {
    const answer = this.conduits.answer(method, path, query, body);
    if (method === 'DELETE') this.deleteConduit(query.get('id') ?? '');
    return answer;
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
    await this.#send(this.#message(one, 'revocation', {})).catch(() => undefined);
  }

  /** Tells those who asked for it of something that happened to a channel. */
  async notify(type: string, user_id: string, event: object): Promise<void> {
    for (const one of this.#subscriptions.values())
      if (
        one.type === type &&
        one.status === 'enabled' &&
        one.condition.broadcaster_user_id === user_id
      )
        await this.#tell(one, 'notification', event);
  }

  /** Tells of what concerns a client as a whole. */
  async notifyClient(type: string, event: object): Promise<void> {
    for (const one of this.#subscriptions.values())
      if (one.type === type) await this.#tell(one, 'notification', event);
  }

  #list(query: URLSearchParams): SimulatedAnswer {
    const data = this.subscriptions.map(({ callback, secret: _, ...one }) => ({
      ...{ ...one, cost: 1, created_at: this.#options.now().toISOString() },
      transport: transportOf(callback),
    }));
    const { body, ...rest } = paged(data, query);
    return { ...rest, body: { ...(body as object), total: data.length, total_cost: data.length } };
  }

  async #subscribe(text: string): Promise<SimulatedAnswer> {
    const wish = JSON.parse(text) as Omit<SimulatedSubscription, 'id' | 'status'> & {
      transport?: { method?: string; callback?: string; secret?: string; conduit_id?: string };
    };
    const { conduit_id, secret = '' } = wish.transport ?? {};
    const byConduit = wish.transport?.method === 'conduit';
    if (byConduit && !this.conduits.has(conduit_id)) return refuse(400, 'conduit not found');
    if (!byConduit && (secret.length < 10 || secret.length > 100))
      return refuse(400, 'secret must be 10 to 100 long');
    const callback = byConduit ? `${CONDUIT}${conduit_id}` : (wish.transport?.callback ?? '');
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
      ...{ status: byConduit ? 'enabled' : 'webhook_callback_verification_pending' },
      ...{ callback, secret },
    };
    this.#subscriptions.set(one.id, one);
    if (byConduit) return { status: 202, body: { data: [{ ...one, secret: undefined }] } };
    const verifying = this.#verify(one).finally(() => this.#verifying.delete(verifying));
    this.#verifying.add(verifying);
    return { status: 202, body: { data: [{ ...one, secret: undefined }] } };
  }

  async #verify(one: SimulatedSubscription): Promise<void> {
    const challenge = randomUUID();
    const message = this.#message(one, 'webhook_callback_verification', { challenge });
    const answer = await this.#send(message).catch(() => undefined);
    const well = answer?.status === 200 && answer.text === challenge;
    one.status = well ? 'enabled' : 'webhook_callback_verification_failed';
  }

  async #tell(one: SimulatedSubscription, kind: string, event: object): Promise<void> {
    for (const well of await this.#sender.post(this.#message(one, kind, { event }))) {
      const failures = well ? 0 : (this.#failures.get(one.id) ?? 0) + 1;
      this.#failures.set(one.id, failures);
      // Over a conduit the shard is disabled in its place.
      if (failures >= FAILURES && conduitOf(one.callback) === undefined)
        await this.end(one.id, 'notification_failures_exceeded');
    }
  }

  #message(one: SimulatedSubscription, kind: string, more: object): SimulatedMessage {
    const { secret, callback, ...subscription } = one;
    const id = randomUUID();
    const timestamp = this.#options.now().toISOString().replace('Z', '123456Z');
    const body = JSON.stringify({
      subscription: { ...subscription, cost: 0, transport: transportOf(callback) },
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

/** The conduit that a message goes to; undefined: to an address. */
const conduitOf = (callback: string) =>
  callback.startsWith(CONDUIT) ? callback.slice(CONDUIT.length) : undefined;

function transportOf(callback: string) {
  const conduit_id = conduitOf(callback);
  return conduit_id === undefined
    ? { method: 'webhook', callback }
    : { method: 'conduit', conduit_id };
}
