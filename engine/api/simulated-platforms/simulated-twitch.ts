import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { paged, refuse, type SimulatedAnswer, type SimulatedRequest } from './simulated-answers.ts';
import { categoryIdOf } from './simulated-categories.ts';
import { type EventSubOptions, SimulatedEventSub } from './simulated-eventsub.ts';

/** A stream of a simulated channel. */
export interface SimulatedStream {
  readonly id: string;
  readonly user_id: string;
  readonly started_at: Date;
  ended_at: Date | undefined;
  viewers: number;
}

export interface SimulatedTwitchOptions extends EventSubOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Requests a minute before 429; 800 where absent. */
  readonly limit?: number;
}

const MOST_REMEMBERED = 10_000;

/**
 * Twitch as connectors see it: app tokens, streams, archive, EventSub by webhook with its challenge
 * and signatures, by conduit over connections, revocation and limits. What happens on it, and what goes wrong, is the caller's to say.
 */
export class SimulatedTwitch {
  readonly #options: SimulatedTwitchOptions;
  /** What it tells of by itself, and what goes wrong with that. */
  readonly events: SimulatedEventSub;
  readonly #tokens = new Set<string>();
  readonly #streams: SimulatedStream[] = [];
  readonly #categories = new Map<string, string>();
  #window = { until: 0, used: 0 };
  /** Answers every request so, where set: 500, 503 … */
  outage: number | undefined;
  /** `/streams` answers nobody, so many times: it lags. */
  emptyAnswers = 0;
  /** Paths that were asked, in their order; the last ones. */
  readonly asked: string[] = [];

  constructor(options: SimulatedTwitchOptions) {
    this.#options = options;
    this.events = new SimulatedEventSub(options);
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
    await this.events.notify('stream.online', user_id, event);
    return stream;
  }

  async endStream(user_id: string): Promise<void> {
    const stream = this.live(user_id);
    if (!stream) return;
    stream.ended_at = this.#options.now();
    await this.events.notify('stream.offline', user_id, broadcaster(user_id));
  }

  async changeCategory(user_id: string, category_name: string): Promise<void> {
    this.#categories.set(user_id, category_name);
    const more = { title: 'A stream', language: 'en', content_classification_labels: [] };
    const category = { category_id: categoryIdOf(category_name), category_name };
    await this.events.notify('channel.update', user_id, {
      ...broadcaster(user_id),
      ...category,
      ...more,
    });
  }

  /** A person takes back what they let our application do. */
  async revoke(user_id: string): Promise<void> {
    const { clientId: client_id } = this.#options;
    const who = { user_id, user_login: 'x', user_name: 'X' };
    await this.events.notifyClient('user.authorization.revoke', { client_id, ...who });
  }

  /** No app token is taken any more. */
  loseTokens(): void {
    this.#tokens.clear();
  }

  /** Answers a request as Twitch would. */
  async answer(request: SimulatedRequest): Promise<SimulatedAnswer> {
    const { host, path, method } = request;
    this.asked.push(`${method} ${path}`);
    if (this.asked.length > MOST_REMEMBERED) this.asked.shift();
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
    if (path === '/helix/eventsub/subscriptions') return this.events.answer(method, query, body);
    if (path.startsWith('/helix/eventsub/conduits'))
      return this.events.answerConduits(method, path, query, body);
    return refuse(404, 'Not Found');
  }

  /** Takes over a connection to one of its hosts. @returns false: there is none */
  upgrade(host: string, request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    if (!host.endsWith('eventsub.wss.twitch.tv') || this.outage !== undefined) return false;
    this.events.conduits.upgrade(request, socket, head);
    return true;
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
        ...{ game_id: categoryIdOf(this.categoryOf(user_id)), game_name: this.categoryOf(user_id) },
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
}

const broadcaster = (id: string) => ({
  broadcaster_user_id: id,
  broadcaster_user_login: id,
  broadcaster_user_name: id,
});

function durationOf(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}h` : ''}${hours + minutes > 0 ? `${minutes}m` : ''}${seconds % 60}s`;
}
