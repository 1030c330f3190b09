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
  { server, data }: LivePortal,
  { page }: Pick<OpenPage, 'page'>,
  program: string,
  events: readonly Reported[],
): Promise<void> {
  const links = readFileSync(join(data, 'sample-links.txt'), 'utf8');
  const key = new RegExp(`^${program} api-key (\\S+)`, 'm').exec(links)?.[1] ?? '';
  const creator = await page.evaluate(
    () => JSON.parse(localStorage.getItem('creators_session') ?? '').user.id as string,
  );
  const response = await fetch(`${server.origin}/api/ingest/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key, Gamesight: 'true' },
    body: JSON.stringify({
      events: events.map(({ daysAgo = 0, ...event }) => {
        count += 1;
        const occurred_at = new Date(Date.now() - daysAgo * 86_400_000 - 1_000).toISOString();
        return { ...event, creator, occurred_at, source_id: `browser:${count}` };
      }),
    }),
  });
  expect(response.status).toBe(200);
}
