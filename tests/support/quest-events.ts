import { randomUUID } from 'node:crypto';
import { ingestEvents } from '#contract/events/endpoints.ts';
import type { TestAnswer, TestApi } from './api.ts';

export interface TestEvent {
  readonly creator: string;
  readonly metric?: string;
  readonly value?: number;
  readonly occurred_at?: string;
  readonly source_id?: string;
  readonly platform?: string;
  readonly hashtags?: readonly string[];
}

/** The moment at which tests of quests take place: a Wednesday in week 47. */
export const NOW = '2026-11-18T12:00:00.000Z';

/** An event of one win, just now, unless said otherwise. */
export function event(values: TestEvent) {
  return { metric: 'wins', value: 1, occurred_at: NOW, source_id: randomUUID(), ...values };
}

export function ingest(
  api: TestApi,
  key: string,
  events: readonly TestEvent[],
): Promise<TestAnswer<typeof ingestEvents>> {
  return api.call(ingestEvents, {
    headers: { 'x-api-key': key },
    body: { events: events.map(event) },
  });
}
