import { randomUUID } from 'node:crypto';
import { refuse, type SimulatedAnswer, type SimulatedRequest } from './simulated-answers.ts';
import { categoryIdOf } from './simulated-categories.ts';
import { type KickEventsOptions, SimulatedKickEvents } from './simulated-kick-events.ts';

/** What a simulated channel is live with. */
export interface SimulatedLivestream {
  readonly user_id: string;
  readonly started_at: Date;
  viewers: number;
}

export interface SimulatedKickOptions extends KickEventsOptions {
  readonly clientId: string;
  readonly clientSecret: string;
}

const API = '/public/v1';
const MOST = 50;

/**
 * Kick as connectors see it: app tokens, who is live, webhooks with its signatures. It names no
 * streams and keeps none that is over. What happens on it, and what goes wrong, is the caller's to say.
 */
export class SimulatedKick {
  readonly #options: SimulatedKickOptions;
  /** What it tells of by itself, and what goes wrong with that. */
  readonly events: SimulatedKickEvents;
  readonly #tokens = new Set<string>();
  readonly #live = new Map<string, SimulatedLivestream>();
  readonly #categories = new Map<string, string>();
  /** Answers every request so, where set: 429, 500, 503 … */
  outage: number | undefined;
  /** Nobody is said to be live, so many times: it lags. */
  emptyAnswers = 0;

  constructor(options: SimulatedKickOptions) {
    this.#options = options;
    this.events = new SimulatedKickEvents(options);
  }

  live(user_id: string): SimulatedLivestream | undefined {
    return this.#live.get(user_id);
  }

  categoryOf(user_id: string): string {
    return this.#categories.get(user_id) ?? 'Just Chatting';
  }

  /** A channel goes live; `ago`: it began so many milliseconds before now. */
  async goLive(user_id: string, { ago = 0, viewers = 12 } = {}): Promise<void> {
    const started_at = new Date(+this.#options.now() - ago);
    this.#live.set(user_id, { user_id, started_at, viewers });
    await this.events.notify('livestream.status.updated', user_id, {
      ...{ is_live: true, title: 'A stream', started_at: afar(started_at), ended_at: null },
    });
  }

  async endStream(user_id: string): Promise<void> {
    const stream = this.#live.get(user_id);
    if (!stream) return;
    this.#live.delete(user_id);
    const [started_at, ended_at] = [afar(stream.started_at), afar(this.#options.now())];
    await this.events.notify('livestream.status.updated', user_id, {
      ...{ is_live: false, title: 'A stream', started_at, ended_at },
    });
  }

  async changeCategory(user_id: string, name: string): Promise<void> {
    this.#categories.set(user_id, name);
    const category = { id: Number(categoryIdOf(name)), name, thumbnail: '' };
    await this.events.notify('livestream.metadata.updated', user_id, {
      metadata: { title: 'A stream', language: 'en', has_mature_content: false, category },
    });
  }

  /** No app token is taken any more. */
  loseTokens(): void {
    this.#tokens.clear();
  }

  /** Answers a request as Kick would. */
  async answer(request: SimulatedRequest): Promise<SimulatedAnswer> {
    const { host, path, method, query, body } = request;
    if (this.outage !== undefined) return refuse(this.outage, 'Service Unavailable');
    if (host === 'id.kick.com' && path === '/oauth/token') return this.#token(body);
    if (host !== 'api.kick.com') return refuse(404, 'Not Found');
    if (`${method} ${path}` === `GET ${API}/public-key`)
      return { status: 200, body: { data: { public_key: this.events.publicKey }, message: 'OK' } };
    const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    if (!this.#tokens.has(token)) return refuse(401, 'Unauthorized');
    if (`${method} ${path}` === `GET ${API}/livestreams`) return this.#livestreams(query);
    if (path === `${API}/events/subscriptions`) return this.events.answer(method, query, body);
    return refuse(404, 'Not Found');
  }

  #token(body: string): SimulatedAnswer {
    const form = new URLSearchParams(body);
    const { clientId, clientSecret } = this.#options;
    if (form.get('client_id') !== clientId || form.get('client_secret') !== clientSecret)
      return refuse(401, 'invalid_client');
    if (form.get('grant_type') !== 'client_credentials')
      return refuse(400, 'unsupported_grant_type');
    const access_token = randomUUID();
    this.#tokens.add(access_token);
    return { status: 200, body: { access_token, token_type: 'Bearer', expires_in: 5_184_000 } };
  }

  #livestreams(query: URLSearchParams): SimulatedAnswer {
    const ids = query.getAll('broadcaster_user_id');
    if (ids.length > MOST) return refuse(400, 'Invalid request');
    const lags = this.emptyAnswers > 0;
    if (lags) this.emptyAnswers -= 1;
    const data = lags
      ? []
      : ids.flatMap((id) => this.#live.get(id) ?? []).map((one) => this.#shown(one));
    return { status: 200, body: { data, message: 'OK' } };
  }

  #shown({ user_id, started_at, viewers }: SimulatedLivestream) {
    const name = this.categoryOf(user_id);
    return {
      ...{ broadcaster_user_id: user_id, channel_id: 1, slug: user_id, stream_title: 'A stream' },
      category: { id: Number(categoryIdOf(name)), name, thumbnail: '' },
      ...{ language: 'en', has_mature_content: false, custom_tags: [], viewer_count: viewers },
      started_at: `${started_at.toISOString().slice(0, 19)}Z`,
    };
  }
}

/** Webhooks name moments by a clock elsewhere, and no parts of seconds. */
const afar = (at: Date) => `${new Date(+at + 11 * 3_600_000).toISOString().slice(0, 19)}+11:00`;
