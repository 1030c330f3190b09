import { Resolver } from 'node:dns/promises';
import { TimeLimitError, within } from './time-limit.ts';

/** Where the doctor asks, and how long it waits for each answer. */
export interface NetworkOptions {
  /** Milliseconds for each question. */
  readonly limit: number;
  /** DNS servers, as `address` or `address:port`; absent: the system's. */
  readonly resolvers?: readonly string[];
  /** Where every host is reached, whatever DNS says; absent: where DNS says, on port 443. */
  readonly reachedAt?: { readonly address: string; readonly port: number };
  /** Certificate authorities in the place of the usual ones, as PEM. */
  readonly authorities?: string;
}

/** What asking DNS came to; `absent` is an answer: there is no such record, or no such name. */
export type Records<Value> =
  | { readonly kind: 'found'; readonly values: readonly Value[] }
  | { readonly kind: 'absent'; readonly name: 'known' | 'unknown' }
  | { readonly kind: 'unanswered'; readonly reason: string };

export interface Network extends NetworkOptions {
  readonly addresses: (host: string) => Promise<Records<string>>;
  /** Each record as one text. */
  readonly texts: (name: string) => Promise<Records<string>>;
  readonly mailServers: (domain: string) => Promise<Records<string>>;
}

const NO_RECORD = 'ENODATA';
const NO_NAME = 'ENOTFOUND';

/** DNS with a time limit on each question. */
export function openNetwork(options: NetworkOptions): Network {
  const { limit, resolvers } = options;
  const ask = async <Value>(
    question: (resolver: Resolver) => Promise<readonly Value[]>,
  ): Promise<Records<Value>> => {
    const resolver = new Resolver({ timeout: Math.ceil(limit / 2), tries: 2 });
    if (resolvers) resolver.setServers(resolvers);
    try {
      const values = await within(limit, question(resolver), () => resolver.cancel());
      if (values.length > 0) return { kind: 'found', values };
      return { kind: 'absent', name: 'known' };
    } catch (error) {
      return readFault(error);
    }
  };
  return {
    ...options,
    addresses: async (host) => {
      const [four, six] = await Promise.all([
        ask((resolver) => resolver.resolve4(host)),
        ask((resolver) => resolver.resolve6(host)),
      ]);
      if (four.kind === 'found' && six.kind === 'found')
        return { kind: 'found', values: [...four.values, ...six.values] };
      if (six.kind === 'found' || four.kind === 'absent') return six;
      return four;
    },
    texts: (name) =>
      ask(async (resolver) => {
        const records = await resolver.resolveTxt(name);
        return records.map((parts) => parts.join(''));
      }),
    mailServers: (domain) =>
      ask(async (resolver) => {
        const records = await resolver.resolveMx(domain);
        return records.map(({ exchange }) => exchange);
      }),
  };
}

function readFault(error: unknown): Exclude<Records<never>, { kind: 'found' }> {
  if (error instanceof TimeLimitError) return { kind: 'unanswered', reason: error.message };
  const { code } = error as NodeJS.ErrnoException;
  if (code === NO_RECORD) return { kind: 'absent', name: 'known' };
  if (code === NO_NAME) return { kind: 'absent', name: 'unknown' };
  const reason = code === 'ETIMEOUT' ? 'no answer in time' : (code ?? String(error));
  return { kind: 'unanswered', reason };
}
