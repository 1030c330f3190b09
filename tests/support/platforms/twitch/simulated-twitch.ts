import { createHmac, randomUUID } from 'node:crypto';

/** A request to one of Twitch's hosts. */
export interface SimulatedRequest {
  readonly method: string;
  /** `api.twitch.tv` or `id.twitch.tv`. */
  readonly host: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

export interface SimulatedAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** A stream of a simulated channel. */
export interface SimulatedStream {
  readonly id: string;
  readonly user_id: string;
  readonly started_at: Date;
  ended_at: Date | undefined;
  viewers: number;
}

interface Subscription {
  readonly id: string;
  readonly type: string;
  readonly version: string;
  status: string;
  readonly condition: Readonly<Record<string, string>>;
  readonly callback: string;
  readonly secret: string;
}

/** A message as it is sent to a callback. */
export interface SimulatedMessage {
  readonly callback: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface SimulatedTwitchOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly now: () => Date;
  /** Sends a message; answers the status and the text that came back. */
  readonly send: (message: SimulatedMessage) => Promise<{ status: number; text: string }>;
  /** Requests a minute before 429; 800 where absent. */
  readonly limit?: number;
}

/** What goes wrong with messages from now on. */
export interface PushFaults {
  /** Nothing is sent, and nobody is told. */
  lost?: boolean;
  /** Everything is sent twice, with the same id. */
  doubled?: boolean;
  /** Kept back until `release`. */
  held?: boolean;
}

const SIGNATURE = 'twitch-eventsub-message-signature';
/** Failures in a row after which a subscription is taken away. */
const FAILURES = 3;

/**
 * Twitch as connectors see it: app tokens, streams, archive, EventSub by webhook with its challenge,
 * signatures, revocation and limits. What happens on it, and what goes wrong, is the caller's to say.
 */
export class SimulatedTwitch {
  readonly #options: SimulatedTwitchOptions;
  readonly #tokens = new Set<string>();
  readonly #subscriptions = new Map<string, Subscription>();
  readonly #streams: SimulatedStream[] = [];
  readonly #categories = new Map<string, string>();
  readonly #failures = new Map<string, number>();
  readonly #verifying = new Set<Promise<void>>();
  readonly #held: SimulatedMessage[] = [];
  #window = { until: 0, used: 0 };
  /** Faults of messages. */
  readonly faults: PushFaults = {};
  /** Answers every request so, where set: 500, 503 … */
  outage: number | undefined;
  /** `/streams` answers nobody, so many times: it lags. */
  emptyAnswers = 0;
  /** Paths that were asked, in their order. */
  readonly asked: string[] = [];

  constructor(options: SimulatedTwitchOptions) {
    this.#options = options;
  }

  get subscriptions(): readonly Subscription[] {
    return [...this.#subscriptions.values()];
  }

  /** The stream that a channel is live with. */
  live(user_id: string): SimulatedStream | undefined {
    return this.#streams.find((one) => one.user_id === user_id && one.ended_at === undefined);
  }

  categoryOf(user_id: string): string {
    return this.#categories.get(user_id) ?? 'Just Chatting';
  }

  /** A channel goes live; `ago`: it began so many milliseconds before now. */
  async goLive(
    user_id: string,
    { ago = 0, viewers = 12, id = String(Math.floor(Math.random() * 1e12)) } = {},
  ): Promise<SimulatedStream> {
    const started_at = new Date(+this.#options.now() - ago);
    const stream = { id, user_id, started_at, ended_at: undefined, viewers };
    this.#streams.push(stream);
    const event = {
      id,
      ...broadcaster(user_id),
      type: 'live',
      started_at: started_at.toISOString(),
    };
    await this.#notify('stream.online', user_id, event);
    return stream;
  }

  async endStream(user_id: string): Promise<void> {
    const stream = this.live(user_id);
    if (!stream) return;
    stream.ended_at = this.#options.now();
    await this.#notify('stream.offline', user_id, broadcaster(user_id));
  }

  async changeCategory(user_id: string, category_name: string): Promise<void> {
    this.#categories.set(user_id, category_name);
    const more = { title: 'A stream', language: 'en', content_classification_labels: [] };
    const category = { category_id: idOf(category_name), category_name };
    await this.#notify('channel.update', user_id, {
      ...broadcaster(user_id),
      ...category,
      ...more,
    });
  }

  /** A person takes back what they let our application do. */
  async revoke(user_id: string): Promise<void> {
    const { clientId: client_id } = this.#options;
    for (const one of this.#subscriptions.values())
      if (one.type === 'user.authorization.revoke')
        await this.#send(one, 'notification', {
          client_id,
          user_id,
          user_login: 'x',
          user_name: 'X',
        });
  }

  /** Resolves when every subscription that was asked for is verified, or was refused. */
  async settled(): Promise<void> {
    await Promise.all(this.#verifying);
  }

  /** No app token is taken any more. */
  loseTokens(): void {
    this.#tokens.clear();
  }

  /** Sends what was held, in the order that `arrange` gives it. */
  async release(arrange = (messages: SimulatedMessage[]) => messages): Promise<void> {
    this.faults.held = false;
    for (const message of arrange(this.#held.splice(0))) await this.#options.send(message);
  }

  /** Answers a request as Twitch would. */
  async answer(request: SimulatedRequest): Promise<SimulatedAnswer> {
    const { host, path, method } = request;
    this.asked.push(`${method} ${path}`);
    if (this.outage !== undefined) return refuse(this.outage, 'Service Unavailable');
    if (host === 'id.twitch.tv' && path === '/oauth2/token') return this.#token(request);
    if (host !== 'api.twitch.tv') return refuse(404, 'Not Found');
    const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    if (!this.#tokens.has(token)) return refuse(401, 'Invalid OAuth token');
    if (request.headers['client-id'] !== this.#options.clientId)
      return refuse(401, 'Client ID and OAuth token do not match');
    const limits = this.#count();
    if (limits.over) return { ...refuse(429, 'Too Many Requests'), headers: limits.headers };
    return { ...(await this.#helix(request)), headers: limits.headers };
  }

  #token({ body }: SimulatedRequest): SimulatedAnswer {
    const form = new URLSearchParams(body);
    const { clientId, clientSecret } = this.#options;
    if (form.get('client_id') !== clientId || form.get('client_secret') !== clientSecret)
      return refuse(403, 'invalid client secret');
    if (form.get('grant_type') !== 'client_credentials') return refuse(400, 'invalid grant type');
    const access_token = randomUUID();
    this.#tokens.add(access_token);
    return { status: 200, body: { access_token, expires_in: 5_184_000, token_type: 'bearer' } };
  }

  #count() {
    const { limit = 800 } = this.#options;
    const now = Date.now();
    if (now >= this.#window.until) this.#window = { until: now + 60_000, used: 0 };
    this.#window.used += 1;
    const left = Math.max(0, limit - this.#window.used);
    const headers = {
      'ratelimit-limit': String(limit),
      'ratelimit-remaining': String(left),
      'ratelimit-reset': String(Math.ceil(this.#window.until / 1000)),
    };
    return { over: this.#window.used > limit, headers };
  }

  async #helix({ method, path, query, body }: SimulatedRequest): Promise<SimulatedAnswer> {
    const route = `${method} ${path}`;
    if (route === 'GET /helix/streams') return this.#readStreams(query);
    if (route === 'GET /helix/videos') return this.#readVideos(query);
    if (route === 'GET /helix/eventsub/subscriptions') return this.#list(query);
    if (route === 'POST /helix/eventsub/subscriptions') return this.#subscribe(body);
    if (route === 'DELETE /helix/eventsub/subscriptions')
      return this.#subscriptions.delete(query.get('id') ?? '')
        ? { status: 204 }
        : refuse(404, 'subscription not found');
    return refuse(404, 'Not Found');
  }

  #readStreams(query: URLSearchParams): SimulatedAnswer {
    const ids = query.getAll('user_id');
    if (ids.length > 100) return refuse(400, 'The parameter "user_id" was malformed');
    if (this.emptyAnswers > 0) {
      this.emptyAnswers -= 1;
      return { status: 200, body: { data: [], pagination: {} } };
    }
    const data = this.#streams
      .filter(({ user_id, ended_at }) => ended_at === undefined && ids.includes(user_id))
      .map(({ id, user_id, started_at, viewers }) => ({
        ...{
          id,
          user_id,
          user_login: user_id,
          user_name: user_id,
          type: 'live',
          title: 'A stream',
        },
        ...{ game_id: idOf(this.categoryOf(user_id)), game_name: this.categoryOf(user_id) },
        ...{
          viewer_count: viewers,
          started_at: started_at.toISOString(),
          language: 'en',
          tags: [],
        },
      }));
    return paged(data, query);
  }

  #readVideos(query: URLSearchParams): SimulatedAnswer {
    const data = this.#streams
      .filter(({ user_id }) => user_id === query.get('user_id'))
      .toSorted((a, b) => +b.started_at - +a.started_at)
      .map(({ id, user_id, started_at, ended_at }) => ({
        ...{ id: `v${id}`, stream_id: id, user_id, type: 'archive', title: 'A stream' },
        ...{ created_at: started_at.toISOString(), published_at: started_at.toISOString() },
        duration: durationOf(+(ended_at ?? this.#options.now()) - +started_at),
      }));
    return paged(data, query);
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
    const wish = JSON.parse(text) as Omit<Subscription, 'id' | 'status'> & {
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
    const one: Subscription = {
      ...{ id: randomUUID(), type: wish.type, version: wish.version, condition: wish.condition },
      ...{ status: 'webhook_callback_verification_pending', callback, secret },
    };
    this.#subscriptions.set(one.id, one);
    const verifying = this.#verify(one).finally(() => this.#verifying.delete(verifying));
    this.#verifying.add(verifying);
    return { status: 202, body: { data: [{ ...one, secret: undefined }] } };
  }

  async #verify(one: Subscription): Promise<void> {
    const challenge = randomUUID();
    const message = this.#message(one, 'webhook_callback_verification', { challenge });
    const answer = await this.#options.send(message).catch(() => undefined);
    const well = answer?.status === 200 && answer.text === challenge;
    one.status = well ? 'enabled' : 'webhook_callback_verification_failed';
  }

  async #notify(type: string, user_id: string, event: object): Promise<void> {
    for (const one of this.#subscriptions.values())
      if (
        one.type === type &&
        one.status === 'enabled' &&
        one.condition.broadcaster_user_id === user_id
      )
        await this.#send(one, 'notification', event);
  }

  async #send(one: Subscription, kind: string, event: object): Promise<void> {
    const { lost, doubled, held } = this.faults;
    if (lost) return;
    const message = this.#message(one, kind, { event });
    const messages = doubled ? [message, message] : [message];
    if (held) {
      this.#held.push(...messages);
      return;
    }
    for (const each of messages) {
      const answer = await this.#options.send(each).catch(() => undefined);
      const well = answer !== undefined && answer.status >= 200 && answer.status < 300;
      const failures = well ? 0 : (this.#failures.get(one.id) ?? 0) + 1;
      this.#failures.set(one.id, failures);
      if (failures >= FAILURES) await this.end(one.id, 'notification_failures_exceeded');
    }
  }

  /** Takes a subscription away, and says why. */
  async end(id: string, status: string): Promise<void> {
    const one = this.#subscriptions.get(id);
    if (!one) return;
    one.status = status;
    this.#subscriptions.delete(id);
    await this.#options.send(this.#message(one, 'revocation', {})).catch(() => undefined);
  }

  #message(one: Subscription, kind: string, more: object): SimulatedMessage {
    const { secret, callback, ...subscription } = one;
    const id = randomUUID();
    const timestamp = this.#options.now().toISOString().replace('Z', '123456Z');
    const body = JSON.stringify({
      subscription: { ...subscription, cost: 0, transport: { method: 'webhook', callback } },
      ...more,
    });
    return {
      callback,
      body,
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

const broadcaster = (id: string) => ({
  broadcaster_user_id: id,
  broadcaster_user_login: id,
  broadcaster_user_name: id,
});

const refuse = (status: number, message: string): SimulatedAnswer => ({
  status,
  body: { status, error: message, message },
});

function paged(entries: readonly unknown[], query: URLSearchParams): SimulatedAnswer {
  const first = Number(query.get('first') ?? 20);
  const from = Number(query.get('after') ?? 0);
  const more = from + first < entries.length;
  const data = entries.slice(from, from + first);
  return { status: 200, body: { data, pagination: more ? { cursor: String(from + first) } : {} } };
}

function durationOf(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}h` : ''}${hours + minutes > 0 ? `${minutes}m` : ''}${seconds % 60}s`;
}

/** A number for each name, the same at each time. */
const idOf = (name: string): string =>
  String([...name].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 999_983, 7));
