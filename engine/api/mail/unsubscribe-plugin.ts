import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendPage } from '../http/send-page.ts';
import { type UnsubscribePage, unsubscribePage } from './unsubscribe-page.ts';

/** How a page looks, and where other mails are chosen. */
type Looked = Pick<UnsubscribePage, 'brand' | 'locale' | 'page'>;

export interface UnsubscribeOptions {
  /** What a token ends, and how to show it; undefined where it does not hold. Changes nothing. */
  readonly look: (token: string) => Promise<Looked | undefined>;
  /** Ends it. */
  readonly end: (token: string) => Promise<void>;
  /** The brand of the page for a token that does not hold; undefined where no program is served. */
  readonly fallback: () => Looked | undefined;
}

const LONGEST_TOKEN = 2_000;

/**
 * The pages behind the link in a mail: `GET /unsubscribe` asks, `POST /unsubscribe/confirm` ends.
 * Mail clients themselves use `POST /unsubscribe`, which the contract declares.
 */
export async function unsubscribePlugin(app: FastifyInstance, options: UnsubscribeOptions) {
  // Forms send their (empty) body as such; the token stands in the address.
  const form = 'application/x-www-form-urlencoded';
  if (!app.hasContentTypeParser(form))
    app.addContentTypeParser(form, (_request, payload, done) => {
      payload.resume();
      payload.on('end', () => done(null, undefined));
      payload.on('error', done);
    });
  const looked = async (query: unknown) => {
    const token = (query as { token?: unknown }).token;
    const found =
      typeof token === 'string' && token.length <= LONGEST_TOKEN
        ? await options.look(token)
        : undefined;
    return found && typeof token === 'string' ? { token, ...found } : undefined;
  };
  const action = (token: string) => `unsubscribe/confirm?token=${encodeURIComponent(token)}`;

  app.get('/unsubscribe', async (request, reply) => {
    const found = await looked(request.query);
    if (!found) return invalid(reply, options);
    const page = unsubscribePage({ ...found, state: 'asked', action: action(found.token) });
    return sendPage(reply, page);
  });
  app.post('/unsubscribe/confirm', async (request, reply) => {
    const found = await looked(request.query);
    if (!found) return invalid(reply, options);
    await options.end(found.token);
    return sendPage(reply, unsubscribePage({ ...found, state: 'done', action: '' }));
  });
}

const NO_LINK = 'This link is not valid.';

function invalid(reply: FastifyReply, options: UnsubscribeOptions) {
  const fallback = options.fallback();
  if (!fallback) return reply.code(400).type('text/plain; charset=utf-8').send(NO_LINK);
  return sendPage(reply, unsubscribePage({ ...fallback, state: 'invalid', action: '' }), 400);
}
