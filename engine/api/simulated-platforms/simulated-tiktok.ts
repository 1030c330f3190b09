import { createHmac } from 'node:crypto';
import type { SimulatedAnswer, SimulatedRequest, SimulatedSend } from './simulated-answers.ts';
import { simulatedIds } from './simulated-ids.ts';
import { SimulatedSender } from './simulated-sender.ts';
import { SimulatedTiktokTokens } from './simulated-tiktok-tokens.ts';

export interface SimulatedTiktokOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly now: () => Date;
  readonly send: SimulatedSend;
  /** The address that is set at TikTok for the app's messages; undefined: none. */
  readonly webhook: () => string | undefined;
  /** How people are called; absent: by their ids. */
  readonly nameOf?: (person: string) => string;
}

export interface SimulatedClip {
  readonly id: string;
  readonly person: string;
  readonly text: string;
  readonly seconds: number;
  readonly published_at: Date;
}

const API = 'open.tiktokapis.com';
const PAGE = 20;
/** The scope that each field of a person takes. */
const FIELD_SCOPES: Readonly<Record<string, string>> = {
  ...{ open_id: 'user.info.basic', display_name: 'user.info.basic', avatar_url: 'user.info.basic' },
  follower_count: 'user.info.stats',
};

/**
 * TikTok as the product sees it: people who allow an app to read them, and their videos. What happens
 * there, and what goes wrong, is the caller's to say.
 */
export class SimulatedTiktok {
  readonly #options: SimulatedTiktokOptions;
  readonly #clips = new Map<string, SimulatedClip>();
  readonly #nextId: () => string;
  readonly tokens: SimulatedTiktokTokens;
  readonly sender: SimulatedSender;
  /** Requests for somebody's videos that were answered, whatever with. */
  asked = 0;
  /** Answers every request so, where set: 500, 503 … */
  outage: number | undefined;
  /** People whose requests alone are answered with 503. */
  readonly stuck = new Set<string>();
  /** More requests for videos than so many are too many. */
  limit = Number.POSITIVE_INFINITY;

  constructor(options: SimulatedTiktokOptions) {
    this.#options = options;
    this.#nextId = simulatedIds(7_300_000_000_000_000_000n, options.now);
    this.tokens = new SimulatedTiktokTokens(options);
    this.sender = new SimulatedSender(options.send);
  }

  /** Somebody's videos, the newest first. */
  clipsOf(person: string): readonly SimulatedClip[] {
    return [...this.#clips.values()]
      .filter((clip) => clip.person === person)
      .toSorted((a, b) => +b.published_at - +a.published_at);
  }

  publish(person: string, { text, seconds = 30 }: { text: string; seconds?: number }): string {
    const id = this.#nextId();
    this.#clips.set(id, { id, person, text, seconds, published_at: this.#options.now() });
    return id;
  }

  remove(id: string): void {
    this.#clips.delete(id);
  }

  /** Somebody takes the permission back at TikTok (reason 1), or deletes their account there (2). */
  async revoke(person: string, reason = 1): Promise<readonly boolean[]> {
    this.tokens.remove(person);
    const callback = this.#options.webhook();
    if (callback === undefined) return [];
    return this.sender.post({ method: 'POST', callback, ...this.removal(person, reason) });
  }

  /** The message of a revocation, signed at a moment. */
  removal(person: string, reason = 1, at = this.#options.now()) {
    const { clientId, clientSecret, now } = this.#options;
    const body = JSON.stringify({
      ...{ client_key: clientId, event: 'authorization.removed', user_openid: person },
      ...{ create_time: Math.floor(+now() / 1000), content: JSON.stringify({ reason }) },
    });
    const t = Math.floor(+at / 1000);
    const s = createHmac('sha256', clientSecret).update(`${t}.${body}`).digest('hex');
    const headers = { 'content-type': 'application/json', 'tiktok-signature': `t=${t},s=${s}` };
    return { headers, body };
  }

  /** Answers a request as TikTok would. */
  async answer(request: SimulatedRequest): Promise<SimulatedAnswer> {
    const { host, method, path, headers, query } = request;
    if (this.outage !== undefined)
      return fail(this.outage, 'internal_error', 'Something went wrong.');
    if (host !== API) return fail(404, 'invalid_params', 'Unsupported path.');
    if (method === 'POST' && path === '/v2/oauth/token/')
      return this.tokens.answer(new URLSearchParams(request.body));
    const [, access = ''] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? [];
    const grant = this.tokens.holder(access);
    if (!grant) return fail(401, 'access_token_invalid', 'The access token is invalid.');
    if (this.stuck.has(grant.person)) return fail(503, 'internal_error', 'Something went wrong.');
    const fields = (query.get('fields') ?? '').split(',');
    if (method === 'GET' && path === '/v2/user/info/')
      return this.#userInfo(grant.person, grant.scopes, fields);
    if (method !== 'POST' || !path.startsWith('/v2/video/'))
      return fail(404, 'invalid_params', 'Unsupported path.');
    this.asked += 1;
    if (this.asked > this.limit) return fail(429, 'rate_limit_exceeded', 'Too many requests.');
    if (!grant.scopes.includes('video.list'))
      return fail(401, 'scope_not_authorized', 'The user did not authorize the scope required.');
    if (path === '/v2/video/list/') return this.#list(grant.person, fields, request.body);
    if (path === '/v2/video/query/') return this.#query(grant.person, fields, request.body);
    return fail(404, 'invalid_params', 'Unsupported path.');
  }

  #userInfo(person: string, scopes: readonly string[], fields: readonly string[]): SimulatedAnswer {
    // One field too many fails all of them.
    if (!fields.every((field) => scopes.includes(FIELD_SCOPES[field] ?? '')))
      return fail(401, 'scope_not_authorized', 'The user did not authorize the scope required.');
    const { nameOf = (id: string) => id } = this.#options;
    const user = { open_id: person, display_name: nameOf(person), follower_count: 1_000 };
    return succeed({ user: pick(user, fields) });
  }

  #list(person: string, fields: readonly string[], body: string): SimulatedAnswer {
    const { cursor, max_count = 10 } = JSON.parse(body) as { cursor?: number; max_count?: number };
    if (max_count > PAGE) return fail(400, 'invalid_params', 'max_count is larger than 20.');
    const older = this.clipsOf(person).filter(
      ({ published_at }) => cursor === undefined || +published_at < cursor,
    );
    const page = older.slice(0, max_count);
    return succeed({
      videos: page.map((clip) => shown(clip, fields)),
      cursor: +(page.at(-1)?.published_at ?? 0),
      has_more: older.length > page.length,
    });
  }

  #query(person: string, fields: readonly string[], body: string): SimulatedAnswer {
    const { filters } = JSON.parse(body) as { filters?: { video_ids?: readonly string[] } };
    const ids = filters?.video_ids ?? [];
    if (ids.length > PAGE) return fail(400, 'invalid_params', 'More than 20 video_ids.');
    const found = this.clipsOf(person).filter(({ id }) => ids.includes(id));
    return succeed({ videos: found.map((clip) => shown(clip, fields)) });
  }
}

const shown = ({ id, text, seconds, published_at }: SimulatedClip, fields: readonly string[]) =>
  pick(
    {
      ...{ id, title: text.slice(0, 40), video_description: text, duration: seconds },
      create_time: Math.floor(+published_at / 1000),
      share_url: `https://www.tiktok.com/@somebody/video/${id}`,
    },
    fields,
  );

const pick = (value: object, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => fields.includes(name)));

const succeed = (data: unknown): SimulatedAnswer => ({
  status: 200,
  body: { data, error: { code: 'ok', message: '', log_id: '1' } },
});

const fail = (status: number, code: string, message: string): SimulatedAnswer => ({
  status,
  body: { data: {}, error: { code, message, log_id: '1' } },
});
