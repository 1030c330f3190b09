import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { vi } from 'vitest';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { resolveAddress } from '#domain/routing/resolve-address.ts';
import { renderPage } from '#main/ssr.tsx';
import { buildView } from '#main/views/build-view.ts';
import { queryClient } from '#portal/base/runtime/query-client.ts';
import { SESSION_KEY } from '#portal/base/session/session-key.ts';
import type { Session } from '#portal/base/session/session-storage.ts';

/** Who looks at pages, and where what they show comes from. */
export interface Visit {
  readonly app: FastifyInstance;
  readonly catalogue: Catalogue;
  readonly session: Session;
}

/** Milliseconds after which a page that still waits for something is at fault, also on a busy machine. */
const PATIENCE = 60_000;

/** What of a browser the pages ask on the way: an address, what is kept, and a way to the API. */
function standInForBrowser(app: FastifyInstance, session: Session, href: string): void {
  const kept = new Map([[SESSION_KEY, JSON.stringify(session)]]);
  vi.stubGlobal('location', new URL(href, 'http://localhost'));
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null });
  vi.stubGlobal('fetch', async (url: string, { method, headers, body }: RequestInit) => {
    const answer = await app.inject({
      ...{ method: method as 'GET', url, headers: headers as Record<string, string> },
      ...(body ? { payload: String(body) } : {}),
    });
    return new Response(answer.statusCode === 204 ? null : answer.body, {
      status: answer.statusCode,
      headers: answer.headers as Record<string, string>,
    });
  });
}

/**
 * The page at an address, once nothing on it waits any more: what it asks the API for is fetched
 * as in the browser, and it is rendered with the answers.
 */
export async function signedInPage(
  { app, catalogue, session }: Visit,
  href: string,
): Promise<string> {
  standInForBrowser(app, session, href);
  const [path = ''] = href.split(/[?#]/);
  const resolution = resolveAddress('localhost', path, catalogue);
  if (resolution.kind === 'redirect') throw new Error(`${path} leads to ${resolution.location}`);
  const request = { resolution, locale: 'en', path, page: 1, now: Date.now() };
  const view = buildView({ ...request, localPort: undefined }, catalogue);
  const compiled = catalogue.compiled(view.program?.slug ?? '');
  if (!compiled) throw new Error(`${path} is no program's.`);
  const deadline = performance.now() + PATIENCE;
  while (performance.now() < deadline) {
    const { html } = await renderPage(view, href, compiled.program.theme, compiled.palettes);
    // React draws what fails in the browser instead, and says so in development.
    const fault = /data-msg="([^"]*rendering errored[^"]*)"/.exec(html)?.[1];
    if (fault !== undefined) throw new Error(`${href}: ${fault}`);
    // Parts whose code is fetched when they are first shown come meanwhile, and leave the same mark.
    const waits = html.includes('data-loading') || html.includes('data-msg');
    if (!(await readOn()) && !waits) return html;
    await pause(20);
  }
  throw new Error(`${href} waits for something that does not come. ${unanswered()}`);
}

/** What was asked for and has no answer, with how that stands. */
function unanswered(): string {
  const queries = queryClient.getQueryCache().getAll();
  const without = queries.filter(({ state }) => state.data === undefined);
  const each = without.map(({ queryHash, state, options }) => {
    const { enabled } = options as { readonly enabled?: unknown };
    return `${queryHash}: ${state.status}, ${state.fetchStatus}, enabled ${String(enabled)}, ${String(state.error)}`;
  });
  return `Of ${queries.length} queries without an answer: ${each.join('; ') || 'none'}.`;
}

/** Asks the API for what the page wants and has not got; false where that is nothing. */
async function readOn(): Promise<boolean> {
  const wanted = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state, options }) => {
      const { enabled } = options as { readonly enabled?: boolean };
      return state.data === undefined && state.error === null && enabled !== false;
    });
  // What is refused the page tells by itself.
  await Promise.allSettled(wanted.map((query) => query.fetch()));
  return wanted.length > 0;
}
