import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { LivePortal } from './live-portal.ts';
import type { OpenPage } from './portal.ts';

interface Reported {
  readonly metric: string;
  readonly value: number;
  readonly platform?: string;
  /** Age in days; absent: just now. */
  readonly daysAgo?: number;
}

let count = 0;

/** Reports what the signed-in person did, as a game's back end does. */
export async function reportEvents(
  portal: LivePortal,
  { page }: Pick<OpenPage, 'page'>,
  program: string,
  events: readonly Reported[],
): Promise<void> {
  const creator = await page.evaluate(
    () => JSON.parse(localStorage.getItem('creators_session') ?? '').user.id as string,
  );
  await report(portal, program, 'events', {
    events: events.map(({ daysAgo = 0, ...event }) => {
      count += 1;
      const occurred_at = new Date(Date.now() - daysAgo * 86_400_000 - 1_000).toISOString();
      return { ...event, creator, occurred_at, source_id: `browser:${count}` };
    }),
  });
}

/** Reports what a piece of content reached two hours ago, as a tracker does. */
export async function reportFigures(
  portal: LivePortal,
  program: string,
  figures: { readonly url: string; readonly views: number; readonly comments: number },
): Promise<void> {
  const observed_at = new Date(Date.now() - 2 * 3_600_000).toISOString();
  await report(portal, program, 'content_figures', {
    figures: [{ ...figures, source: 'platform', observed_at }],
  });
}

/** With the API key of the program's sample data. */
async function report(
  { server, data }: LivePortal,
  program: string,
  what: 'events' | 'content_figures',
  body: object,
): Promise<void> {
  const links = readFileSync(join(data, 'sample-links.txt'), 'utf8');
  const key = new RegExp(`^${program} api-key (\\S+)`, 'm').exec(links)?.[1] ?? '';
  const response = await fetch(`${server.origin}/api/ingest/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key, Gamesight: 'true' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
}
