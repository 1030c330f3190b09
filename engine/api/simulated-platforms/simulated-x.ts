import type { SimulatedAnswer, SimulatedRequest } from './simulated-answers.ts';
import { simulatedIds } from './simulated-ids.ts';

export interface SimulatedXOptions {
  /** The app's own token that is taken. */
  readonly bearerToken: string;
  readonly now: () => Date;
}

export interface SimulatedPost {
  readonly id: string;
  readonly person: string;
  readonly text: string;
  readonly lang: string;
  readonly posted_at: Date;
  readonly kind: 'post' | 'reply' | 'repost';
}

const HOST = 'api.x.com';
const MOST = 100;
const LEAST = 5;
const HASHTAG = /(?<![\p{L}\p{N}_])[#\uFF03]([\p{L}\p{M}\p{N}_]+)/gu;

/**
 * X as connectors see it: people who post, and how many posts somebody has had shown and pays for. What
 * happens there, and what goes wrong, is the caller's to say.
 */
export class SimulatedX {
  readonly #options: SimulatedXOptions;
  readonly #posts = new Map<string, SimulatedPost>();
  readonly #nextId: () => string;
  /** Requests that were answered, whatever with, and those that were not. */
  asked = 0;
  /** Posts that were shown: what is to be paid. */
  shown = 0;
  /** Accounts that show their posts to followers alone, that are suspended, and that are deleted. */
  readonly protected = new Set<string>();
  readonly suspended = new Set<string>();
  readonly missing = new Set<string>();
  /** Accounts whose ids X takes for none. */
  readonly odd = new Set<string>();
  /** Accounts whose requests alone are answered with 503. */
  readonly stuck = new Set<string>();
  /** Answers every request so, where set: 401, 403, 503 … */
  outage: number | undefined;
  /** Answers 429, and until when: so many seconds from now, by the clock of the world. */
  limited: number | undefined;
  /** What happens while a request is under way. */
  meanwhile: (() => Promise<void>) | undefined;
  /** Answers nobody. */
  hangs = false;

  constructor(options: SimulatedXOptions) {
    this.#options = options;
    this.#nextId = simulatedIds(1_990_000_000_000_000_000n, options.now);
  }

  /** Somebody's posts, the newest first. */
  postsOf(person: string): readonly SimulatedPost[] {
    return [...this.#posts.values()].filter((post) => post.person === person).toReversed();
  }

  post(
    person: string,
    text: string,
    { lang = 'en', kind = 'post' }: Partial<Pick<SimulatedPost, 'lang' | 'kind'>> = {},
  ): string {
    const id = this.#nextId();
    this.#posts.set(id, { id, person, text, lang, kind, posted_at: this.#options.now() });
    return id;
  }

  remove(id: string): void {
    this.#posts.delete(id);
  }

  /** Answers a request as X would. */
  async answer({ host, method, path, headers, query }: SimulatedRequest): Promise<SimulatedAnswer> {
    this.asked += 1;
    await this.meanwhile?.();
    if (this.hangs) return new Promise(() => {});
    if (this.outage !== undefined)
      return problem(this.outage, 'Something is wrong', 'about:blank', 'X says no.');
    if (this.limited !== undefined) {
      const reset = Math.floor(Date.now() / 1000) + this.limited;
      const answer = problem(429, 'Too Many Requests', 'about:blank', 'Too Many Requests');
      return { ...answer, headers: { 'x-rate-limit-reset': String(reset) } };
    }
    if (host !== HOST || method !== 'GET') return problem(404, 'Not Found', 'about:blank', '');
    if (headers.authorization !== `Bearer ${this.#options.bearerToken}`)
      return problem(401, 'Unauthorized', 'about:blank', 'Unauthorized');
    if (path === '/2/usage/tweets')
      return succeed({ data: { project_usage: String(this.shown), project_cap: '3000000' } });
    if (path === '/2/tweets') return this.#lookUp((query.get('ids') ?? '').split(','));
    const [, person] = /^\/2\/users\/([^/]+)\/tweets$/.exec(path) ?? [];
    if (person === undefined) return problem(404, 'Not Found', 'about:blank', '');
    return this.#list(decodeURIComponent(person), query);
  }

  #list(person: string, query: URLSearchParams): SimulatedAnswer {
    if (this.stuck.has(person)) return problem(503, 'Service Unavailable', 'about:blank', '');
    const most = Number(query.get('max_results') ?? 10);
    if (this.odd.has(person) || most < LEAST || most > MOST)
      return problem(400, 'Invalid Request', kind('invalid-request'), 'A parameter was invalid.');
    const hidden = this.#hidden(person);
    if (hidden) return succeed({ errors: [hidden] });
    const excluded = (query.get('exclude') ?? '').split(',');
    const wanted = this.postsOf(person).filter(
      (post) =>
        isWithin(post, query) &&
        !(post.kind === 'reply' && excluded.includes('replies')) &&
        !(post.kind === 'repost' && excluded.includes('retweets')),
    );
    const from = Number(query.get('pagination_token') ?? 0);
    const page = wanted.slice(from, from + most);
    this.shown += page.length;
    const more = from + most < wanted.length;
    return succeed({
      ...(page.length > 0 ? { data: page.map((post) => told(post, query)) } : {}),
      meta: { result_count: page.length, ...(more ? { next_token: String(from + most) } : {}) },
    });
  }

  #lookUp(ids: readonly string[]): SimulatedAnswer {
    if (ids.length > MOST)
      return problem(400, 'Invalid Request', kind('invalid-request'), 'Too many ids.');
    const posts = ids.flatMap((id) => this.#posts.get(id) ?? []);
    const there = posts.filter(({ person }) => !this.#hidden(person));
    const errors = ids
      .filter((id) => !there.some((post) => post.id === id))
      .map((id) => notFound(id, 'tweet'));
    this.shown += there.length;
    return succeed({
      ...(there.length > 0 ? { data: there.map((post) => told(post)) } : {}),
      ...(errors.length > 0 ? { errors } : {}),
    });
  }

  #hidden(person: string): object | undefined {
    if (this.missing.has(person)) return notFound(person, 'user');
    if (this.suspended.has(person)) return { ...notFound(person, 'user'), title: 'Forbidden' };
    if (!this.protected.has(person)) return undefined;
    const type = kind('not-authorized-for-resource');
    return { ...notFound(person, 'user'), title: 'Authorization Error', type };
  }
}

function isWithin({ id, posted_at }: SimulatedPost, query: URLSearchParams): boolean {
  const [since, until] = [query.get('since_id'), query.get('until_id')];
  const start = query.get('start_time');
  return (
    (since === null || BigInt(id) > BigInt(since)) &&
    (until === null || BigInt(id) < BigInt(until)) &&
    // Of the two, X heeds the id.
    (start === null || since !== null || +posted_at >= Date.parse(start))
  );
}

/** What X tells of a post: besides its id and its words only what was asked for. */
function told({ id, text, lang, posted_at }: SimulatedPost, query?: URLSearchParams): object {
  const fields = query?.get('tweet.fields')?.split(',');
  const hashtags = [...text.matchAll(HASHTAG)].map(({ index, 1: tag = '' }) => ({
    ...{ start: index, end: index + tag.length + 1, tag },
  }));
  const more = { lang, created_at: posted_at.toISOString(), entities: { hashtags } };
  return {
    ...{ id, text, edit_history_tweet_ids: [id] },
    ...Object.fromEntries(Object.entries(more).filter(([name]) => fields?.includes(name) ?? true)),
  };
}

const kind = (word: string) => `https://api.twitter.com/2/problems/${word}`;

const notFound = (value: string, resource_type: string) => ({
  ...{ value, resource_id: value, resource_type, parameter: 'id', title: 'Not Found Error' },
  ...{ detail: `Could not find ${resource_type}: [${value}].`, type: kind('resource-not-found') },
});

const succeed = (body: object): SimulatedAnswer => ({ status: 200, body });

const problem = (status: number, title: string, type: string, detail: string): SimulatedAnswer => ({
  status,
  body: { title, type, detail, status },
});
