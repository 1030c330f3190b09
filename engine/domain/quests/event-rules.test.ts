import { describe, expect, it } from 'vitest';
import {
  AHEAD,
  OLDEST,
  type QuestRules,
  type QuestStanding,
  type ReportedEvent,
  refusedByQuest,
  refusedForAll,
} from './event-rules.ts';

const now = new Date('2026-11-21T12:00:00Z');
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);

const quest: QuestRules = {
  kind: 'individual',
  opens_at: later(-1_000),
  closes_at: later(1_000),
  platforms: ['twitch'],
  hashtags: ['#Launch', 'été'],
  content_types: ['video'],
  agreements: ['coc_accepted'],
  draw_at: null,
};
const event: ReportedEvent = {
  platform: 'twitch',
  hashtags: ['launch', '#ÉTÉ', 'more'],
  content_type: 'video',
  occurred_at: now,
  received_at: now,
};
const standing: QuestStanding = {
  unlocked: true,
  agreements: new Set(['coc_accepted']),
  claimed: false,
  reached_at: null,
  now,
};

describe('an event counts for no quest', () => {
  it('of people who are not in the program', () => {
    expect(refusedForAll(event, false)).toBe('not_a_member');
    expect(refusedForAll(event, true)).toBeUndefined();
  });

  it('that is older than thirty days or ahead of the clock, to the millisecond', () => {
    const at = (milliseconds: number) =>
      refusedForAll({ occurred_at: later(milliseconds), received_at: now }, true);
    expect(at(-OLDEST)).toBeUndefined();
    expect(at(-OLDEST - 1)).toBe('too_old');
    expect(at(AHEAD)).toBeUndefined();
    expect(at(AHEAD + 1)).toBe('in_the_future');
  });
});

describe('an event counts for a quest', () => {
  it('that takes it, however hashtags are written', () => {
    expect(refusedByQuest(quest, event, standing)).toBeUndefined();
  });

  it('that takes everything', () => {
    const open = { ...quest, platforms: null, hashtags: null, content_types: null };
    const bare = { ...event, platform: null, hashtags: [], content_type: null };
    expect(refusedByQuest(open, bare, standing)).toBeUndefined();
  });

  it.each<[string, Partial<QuestRules>, Partial<ReportedEvent>, Partial<QuestStanding>]>([
    ['quest_not_open', {}, { occurred_at: later(-1_001) }, {}],
    ['quest_not_open', {}, { occurred_at: later(1_000) }, {}],
    ['quest_not_open', { draw_at: now }, { occurred_at: later(-1) }, {}],
    ['quest_locked', {}, {}, { unlocked: false }],
    ['platform_not_taken', {}, { platform: 'youtube' }, {}],
    ['platform_not_taken', {}, { platform: null }, {}],
    ['content_type_not_taken', {}, { content_type: null }, {}],
    ['hashtag_missing', {}, { hashtags: ['launch'] }, {}],
    ['agreements_missing', {}, {}, { agreements: new Set<string>() }],
    ['goal_reached', {}, {}, { reached_at: later(-1) }],
    ['quest_claimed', {}, {}, { claimed: true }],
  ])('not where it is refused: %s', (reason, rules, facts, stands) => {
    const judge = (ignored?: ReadonlySet<string>) =>
      refusedByQuest(
        { ...quest, ...rules },
        { ...event, ...facts },
        { ...standing, ...stands },
        ignored,
      );
    expect(judge()).toBe(reason);
    expect(judge(new Set([reason]))).toBeUndefined();
  });
});
