import { expect } from 'vitest';
import { readBingoCard } from '#contract/bingo/endpoints.ts';
import { apiOf } from '../../support/browser/call-as.ts';
import { sampleLine } from '../../support/browser/live-server.ts';
import type { LivePortal } from './live-portal.ts';

/** Reports that things happened on a board of Marquee, by their labels, as a tracker does. */
export async function reportMarks(
  { server, data }: LivePortal,
  board_id: number,
  labels: readonly string[],
): Promise<void> {
  const { board } = await apiOf(server.origin).call(readBingoCard, {
    params: { campaign_id: 'marquee', board_id: `${board_id}` },
    query: { seed: 'any' },
  });
  const ids = labels.map((label) => board.items.find((item) => item.label === label)?.id);
  const occurred_at = new Date().toISOString();
  const key = (await sampleLine({ data }, 'marquee', 'api-key')) ?? '';
  const response = await fetch(`${server.origin}/api/ingest/bingo_marks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key, Gamesight: 'true' },
    body: JSON.stringify({
      board_id,
      marks: ids.map((item_id) => ({ item_id, occurred_at, source_id: `browser:${item_id}` })),
    }),
  });
  expect(await response.json()).toMatchObject({ results: ids.map(() => ({ result: 'marked' })) });
}
