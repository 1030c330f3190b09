import type { QueryClient } from '@tanstack/react-query';
import type { CreatorEvent, ProgramEvent } from '#contract/events/live-events.ts';
import { TODAY } from '../../base/session/today-tag.ts';

/** What a member of a program hears of. */
export type MemberEvent = CreatorEvent | ProgramEvent;

/** Milliseconds in which what happens together is read anew together. */
export const TOGETHER = 250;

const OF_DECISION = {
  // Whoever is accepted sees another program than before.
  application: undefined,
  request: ['requests', 'claims'],
  content: ['content', 'quests'],
  // What was read of linked accounts stands with those.
  appeal: ['content', 'quests', 'account'],
  redemption: ['rewards', 'quests'],
} as const;

/** The capabilities whose answers an event changed; undefined: all. */
export function refreshedTags(event: MemberEvent): readonly string[] | undefined {
  switch (event.kind) {
    case 'quest_progress':
    case 'quest_completed':
      return ['quests'];
    case 'points_changed':
      return ['quests', 'rewards'];
    case 'decision':
      return OF_DECISION[event.subject];
    case 'redemption_changed':
      return ['rewards'];
    case 'enrolment_changed':
      return ['claims', 'requests'];
    case 'leaderboard_changed':
      return ['leaderboards'];
    case 'announcement':
      return ['programs'];
    case 'notifications_changed':
      return ['notifications'];
  }
}

/** Has what is shown of a program read anew, as far as it changed. */
export class LiveRefresh {
  readonly #queries: QueryClient;
  readonly #uuid: string;
  #tags = new Set<string>();
  #all = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(queries: QueryClient, uuid: string) {
    this.#queries = queries;
    this.#uuid = uuid;
  }

  /** The capabilities by their tags; undefined: all. */
  add(tags: readonly string[] | undefined): void {
    if (tags === undefined) this.#all = true;
    for (const tag of [...(tags ?? []), TODAY]) this.#tags.add(tag);
    this.#timer ??= setTimeout(() => this.#run(), TOGETHER);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #run(): void {
    const keys = this.#all ? [[this.#uuid]] : [...this.#tags].map((tag) => [this.#uuid, tag]);
    this.#timer = undefined;
    this.#all = false;
    this.#tags = new Set();
    for (const queryKey of keys) void this.#queries.invalidateQueries({ queryKey });
  }
}
