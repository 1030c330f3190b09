import { expect, test } from 'vitest';
import { notCountedReason } from '#contract/shapes/metric-events.ts';
import type { Speak } from '../../base/i18n/use-words.ts';
import { notCountedText } from './not-counted-text.ts';

/** Says a word's id with its values. */
const say: Speak = ({ id }, ...[values]) => [id, ...Object.values(values ?? {})].join(' ');
const event = { occurred_at: '2026-11-21T12:00:00Z' };
const quest = { opens_at: null, closes_at: null, platforms: null, hashtags: null, draw: null };

test('every reason has a sentence of its own', () => {
  const said = notCountedReason.options.map((reason) =>
    notCountedText({ reason, event, quest: undefined }, say, 'en'),
  );
  expect(new Set(said).size).toBe(notCountedReason.options.length);
});

test('a quest says which platforms and hashtags it asks for', () => {
  const asking = { ...quest, platforms: ['twitch', 'kick'], hashtags: ['#one', '#two'] };
  const platforms = notCountedText(
    { reason: 'platform_not_taken', event, quest: asking },
    say,
    'en',
  );
  expect(platforms).toMatch(/^points.why-platforms .+ and Kick$/);
  const hashtags = notCountedText({ reason: 'hashtag_missing', event, quest: asking }, say, 'en');
  expect(hashtags).toBe('points.why-hashtags #one and #two');
});

test('a quest that was not open says when it opened or ended', () => {
  const reason = 'quest_not_open';
  const opened = { ...quest, opens_at: '2026-11-22T12:00:00Z' };
  expect(notCountedText({ reason, event, quest: opened }, say, 'en')).toMatch(/why-before Nov 2/);
  const ended = { ...quest, closes_at: '2026-11-19T12:00:00Z' };
  expect(notCountedText({ reason, event, quest: ended }, say, 'en')).toMatch(
    /why-after Nov (18|19)/,
  );
});
