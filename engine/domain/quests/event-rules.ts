import type { NotCountedReason } from '#contract/shapes/metric-events.ts';
import type { QuestKind } from '#contract/vocabulary/campaign-words.ts';
import { type Window, windowState } from './windows.ts';

/** An event that was reported longer after it happened does not count. */
export const OLDEST = 30 * 86_400_000;
/** Clocks differ: an event may lie so far ahead. */
export const AHEAD = 10 * 60_000;

/** Something a creator did, as it was reported. */
export interface ReportedEvent {
  readonly platform: string | null;
  readonly hashtags: readonly string[];
  /** Of accepted content; null for what game back ends report. */
  readonly content_type: string | null;
  readonly occurred_at: Date;
  readonly received_at: Date;
}

/** What a quest takes. Lists that are null take everything. */
export interface QuestRules extends Window {
  readonly kind: QuestKind;
  readonly platforms: readonly string[] | null;
  readonly hashtags: readonly string[] | null;
  readonly content_types: readonly string[] | null;
  readonly agreements: readonly string[];
  readonly draw_at: Date | null;
}

/** How the creator stands to the quest when the event is checked. */
export interface QuestStanding {
  /** All that must be completed first is. */
  readonly unlocked: boolean;
  /** Agreements that were accepted in the version that holds. */
  readonly agreements: ReadonlySet<string>;
  /** The event's period is claimed. */
  readonly claimed: boolean;
  /** When the shared goal was reached. */
  readonly reached_at: Date | null;
  readonly now: Date;
}

type Check = readonly [NotCountedReason, boolean];

/** The first reason that holds and is not to be ignored. */
function first(
  checks: readonly Check[],
  ignored: ReadonlySet<string>,
): NotCountedReason | undefined {
  return checks.find(([reason, holds]) => holds && !ignored.has(reason))?.[0];
}

const NONE: ReadonlySet<string> = new Set();

/** Why an event counts for no quest at all; undefined where it may count. */
export function refusedForAll(
  { occurred_at, received_at }: Pick<ReportedEvent, 'occurred_at' | 'received_at'>,
  member: boolean,
  ignored: ReadonlySet<string> = NONE,
): NotCountedReason | undefined {
  const age = received_at.getTime() - occurred_at.getTime();
  return first(
    [
      ['not_a_member', !member],
      ['in_the_future', age < -AHEAD],
      ['too_old', age > OLDEST],
    ],
    ignored,
  );
}

/** Why an event does not count for a quest; undefined where it does. */
export function refusedByQuest(
  quest: QuestRules,
  event: ReportedEvent,
  standing: QuestStanding,
  ignored: ReadonlySet<string> = NONE,
): NotCountedReason | undefined {
  const { platforms, hashtags, content_types, agreements, draw_at } = quest;
  const { occurred_at } = event;
  const { reached_at, now } = standing;
  const carried = new Set(event.hashtags.map(plainHashtag));
  const drawn = draw_at !== null && (now >= draw_at || occurred_at >= draw_at);
  return first(
    [
      ['quest_not_open', drawn || windowState(quest, occurred_at) !== 'open'],
      ['quest_locked', !standing.unlocked],
      ['platform_not_taken', platforms !== null && !platforms.includes(event.platform ?? '')],
      [
        'content_type_not_taken',
        content_types !== null && !content_types.includes(event.content_type ?? ''),
      ],
      ['hashtag_missing', !(hashtags ?? []).every((tag) => carried.has(plainHashtag(tag)))],
      ['agreements_missing', !agreements.every((name) => standing.agreements.has(name))],
      ['goal_reached', reached_at !== null && occurred_at > reached_at],
      ['quest_claimed', standing.claimed],
    ],
    ignored,
  );
}

/** A hashtag as it is compared: without its sign, in lower case, in one form of Unicode. */
export function plainHashtag(hashtag: string): string {
  return hashtag.replace(/^#/, '').normalize('NFKC').toLowerCase();
}
