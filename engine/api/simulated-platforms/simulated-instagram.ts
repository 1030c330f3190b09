import { createHmac } from 'node:crypto';
import type { SimulatedAnswer, SimulatedRequest, SimulatedSend } from './simulated-answers.ts';
import { simulatedIds } from './simulated-ids.ts';
import { fail, SimulatedInstagramTokens } from './simulated-instagram-tokens.ts';
import { SimulatedSender } from './simulated-sender.ts';

export interface SimulatedInstagramOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly now: () => Date;
  readonly send: SimulatedSend;
  /** The address that is set for the app, to which requests of deletion go with `/deletion` behind it. */
  readonly webhook: () => string | undefined;
  /** How people are called; absent: by their ids. */
  readonly nameOf?: (person: string) => string;
}

export interface SimulatedInstagramPost {
  readonly id: string;
  readonly person: string;
  readonly caption: string;
  readonly kind: 'image' | 'album' | 'reel' | 'video' | 'ad';
  readonly published_at: Date;
}

const GRAPH = 'graph.instagram.com';
const SCOPE = 'instagram_business_basic';
const LARGEST_PAGE = 100;
const TYPES = {
  image: { media_type: 'IMAGE', media_product_type: 'FEED' },
  album: { media_type: 'CAROUSEL_ALBUM', media_product_type: 'FEED' },
  reel: { media_type: 'VIDEO', media_product_type: 'REELS' },
  video: { media_type: 'VIDEO', media_product_type: 'FEED' },
  ad: { media_type: 'IMAGE', media_product_type: 'AD' },
} as const;

/**
 * Instagram as the product sees it: people with professional accounts who allow an app to read them, and
 * what they post. What happens there, and what goes wrong, is the caller's to say.
 */
export class SimulatedInstagram {
  readonly #options: SimulatedInstagramOptions;
  readonly #posts = new Map<string, SimulatedInstagramPost>();
  readonly #nextId: () => string;
  readonly tokens: SimulatedInstagramTokens;
  readonly sender: SimulatedSender;
  /** Requests for somebody's posts that were answered, whatever with. */
  asked = 0;
  /** Answers every request so, where set: 500, 503 … */
  outage: number | undefined;
  /** People whose requests alone are answered with an error of Instagram's own. */
  readonly stuck = new Set<string>();
  /** More requests for posts than so many are too many. */
  limit = Number.POSITIVE_INFINITY;

  constructor(options: SimulatedInstagramOptions) {
    this.#options = options;
    this.#nextId = simulatedIds(17_900_000_000_000_000n, options.now);
    this.tokens = new SimulatedInstagramTokens(options);
    this.sender = new SimulatedSender(options.send);
  }

  /** Somebody's posts, the newest first. */
  postsOf(person: string): readonly SimulatedInstagramPost[] {
    return [...this.#posts.values()]
      .filter((post) => post.person === person)
      .toSorted((a, b) => +b.published_at - +a.published_at);
  }

  publish(
    person: string,
    { caption, kind = 'image' }: { caption: string; kind?: SimulatedInstagramPost['kind'] },
  ): string {
    const id = this.#nextId();
    this.#posts.set(id, { id, person, caption, kind, published_at: this.#options.now() });
    return id;
  }

  remove(id: string): void {
    this.#posts.delete(id);
  }

  /** Somebody takes the permission back at Instagram. Whether each message was taken. */
  async revoke(person: string): Promise<readonly boolean[]> {
    this.tokens.remove(person);
    return this.#tell('', this.signed(person));
  }

  /** Somebody asks Instagram to have deleted what the app knows of them. */
  async askForDeletion(person: string): Promise<readonly boolean[]> {
    this.tokens.remove(person);
    return this.#tell('/deletion', this.signed(person));
  }

  /** What is sent of a person, signed, as it was said at a moment. */
  signed(person: string, at = this.#options.now()): string {
    const payload = {
      ...{ algorithm: 'HMAC-SHA256', issued_at: Math.floor(+at / 1000), user_id: person },
    };
    const encoded = Buffer.from(JSON.stringify(payload)).toString('base64url');
    const hmac = createHmac('sha256', this.#options.clientSecret).update(encoded);
    return String(
      new URLSearchParams({ signed_request: `${hmac.digest('base64url')}.${encoded}` }),
    );
  }

  async #tell(path: string, body: string): Promise<readonly boolean[]> {
    const address = this.#options.webhook();
    if (address === undefined) return [];
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return this.sender.post({ method: 'POST', callback: address + path, headers, body });
  }

  /** Answers a request as Instagram would. */
  async answer(request: SimulatedRequest): Promise<SimulatedAnswer> {
    const { host, method, path, headers, query, body } = request;
    if (this.outage !== undefined) return { status: this.outage, body: {} };
    if (host === 'api.instagram.com' && method === 'POST' && path === '/oauth/access_token')
      return this.tokens.answerCode(new URLSearchParams(body));
    if (host !== GRAPH || method !== 'GET') return fail(100, 'Unsupported request.');
    if (path === '/access_token' || path === '/refresh_access_token')
      return this.tokens.answerExchange(path, query);
    const [, access = ''] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? [];
    const grant = this.tokens.holder(access);
    if (!grant) return fail(190, 'Error validating access token.');
    const [, of = '', edge] = /^\/v\d+\.0\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
    const fields = (query.get('fields') ?? 'id').split(',');
    if (of === 'me' && edge === undefined) return this.#person(grant.person, fields);
    this.asked += 1;
    if (this.asked > this.limit) return fail(4, 'Application request limit reached.');
    if (this.stuck.has(grant.person)) return fail(2, 'An unexpected error has occurred.');
    if (!grant.scopes.includes(SCOPE)) return fail(10, 'The app does not have permission.');
    if (of === 'me' && edge === 'media') return this.#list(grant.person, fields, query);
    const post = this.#posts.get(of);
    return post?.person === grant.person && edge === undefined
      ? { status: 200, body: shown(post, fields) }
      : fail(100, `Unsupported get request. Object with ID '${of}' does not exist.`, 33);
  }

  #person(person: string, fields: readonly string[]): SimulatedAnswer {
    const { nameOf = (id: string) => id } = this.#options;
    const username = nameOf(person).toLowerCase().replace(/\W+/g, '.');
    const known = { id: person, username, followers_count: 1_000, media_count: 1 };
    return { status: 200, body: pick(known, ['id', ...fields]) };
  }

  #list(person: string, fields: readonly string[], query: URLSearchParams): SimulatedAnswer {
    const limit = Number(query.get('limit') ?? 25);
    if (limit > LARGEST_PAGE) return fail(100, 'Param limit must be at most 100.');
    const posts = this.postsOf(person);
    // A cursor is opaque, and names what was last.
    const after = Buffer.from(query.get('after') ?? '', 'base64url').toString();
    const from = after === '' ? 0 : posts.findIndex(({ id }) => id === after) + 1;
    const page = posts.slice(from, from + limit);
    const last = Buffer.from(page.at(-1)?.id ?? '').toString('base64url');
    const next = `https://${GRAPH}/me/media?after=${last}`;
    return {
      status: 200,
      body: {
        data: page.map((post) => shown(post, fields)),
        ...(page.length === 0
          ? {}
          : {
              paging: {
                cursors: { before: last, after: last },
                ...(from + limit < posts.length ? { next } : {}),
              },
            }),
      },
    };
  }
}

function shown(post: SimulatedInstagramPost, fields: readonly string[]) {
  const { id, caption, kind, published_at } = post;
  const page = kind === 'reel' ? 'reel' : 'p';
  return pick(
    {
      ...{ id, ...TYPES[kind], ...(caption === '' ? {} : { caption }) },
      permalink: `https://www.instagram.com/${page}/C${id}/`,
      timestamp: published_at.toISOString().replace(/\.\d+Z$/, '+0000'),
    },
    ['id', ...fields],
  );
}

const pick = (value: object, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => fields.includes(name)));
