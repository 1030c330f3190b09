import { randomUUID } from 'node:crypto';
import { eq } from '#api/store/drizzle.ts';
import { quests } from '#api/store/tables/quests.ts';
import { ingestEvents } from '#contract/events/endpoints.ts';
import type { TestAnswer, TestApi, TestPerson } from './api.ts';

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

/** Takes shared goals out of reach: everybody's events together would get there in the middle. */
export async function moveGoalsAway({ services }: TestApi): Promise<void> {
  await services.store.database
    .update(quests)
    .set({ target: 1e9 })
    .where(eq(quests.kind, 'shared_goal'));
}

/** A member who has completed quest 1. */
export async function winner(api: TestApi, key: string): Promise<TestPerson> {
  api.setTime(NOW);
  const person = await api.creator('alpha');
  await ingest(api, key, [{ creator: person.id, value: 5 }]);
  return person;
}
