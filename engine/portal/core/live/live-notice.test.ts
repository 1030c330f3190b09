import { expect, test } from 'vitest';
import { creatorEvent, programEvent } from '#contract/events/live-events.ts';
import { noticeOf, rankNotice } from './live-notice.ts';
import { liveWords } from './live-words.ts';

const nobody = new Set<string>();
const title = { en: 'One line', de: 'Eine Zeile' };
const completed = { kind: 'quest_completed', quest_id: 5, title, points: 15 } as const;

test('a quest that is done is told by its title in the reader’s language, with its points', () => {
  expect(noticeOf(completed, 'de-AT', nobody)).toMatchObject({
    title: { word: liveWords.questCompleted, values: { title: 'Eine Zeile' } },
    description: { values: { count: 15 } },
    tone: 'success',
    section: 'quests',
  });
  expect(noticeOf(completed, 'pl', nobody)?.title.values).toEqual({ title: 'One line' });
  expect(noticeOf({ ...completed, points: 0 }, 'en', nobody)?.description).toBeUndefined();
});

test('what this tab has just done itself is not told again', () => {
  expect(noticeOf(completed, 'en', new Set(['quests']))).toBeUndefined();
  expect(noticeOf(completed, 'en', new Set(['account']))).toBeDefined();
  const decision = { kind: 'decision', subject: 'redemption', id: 3, state: 'fulfilled' } as const;
  expect(noticeOf(decision, 'en', new Set(['rewards']))).toBeUndefined();
});

test.each([
  ['application', 'accepted', 'success'],
  ['request', 'rejected', 'info'],
  ['content', 'needs_changes', 'warning'],
  ['appeal', 'accepted', 'success'],
  ['redemption', 'refunded', 'info'],
] as const)('a decision on a %s, %s, is told in words of its own', (subject, state, tone) => {
  const notice = noticeOf({ kind: 'decision', subject, id: 1, state }, 'en', nobody);
  expect(notice?.title.word.id).toBe(`live.${subject}-${state.replace('_', '-')}`);
  expect(notice?.tone).toBe(tone);
});

test.each(['submitted', 'in_review', 'withdrawn'] as const)(
  'a state that is no decision, %s, is not told',
  (state) => {
    const event = { kind: 'decision', subject: 'request', id: 1, state } as const;
    expect(noticeOf(event, 'en', nobody)).toBeUndefined();
  },
);

test('offers, announcements and ranks are told; what only shows in lists is not', () => {
  const offer = { kind: 'enrolment_changed', influencer_activation_id: 1, title } as const;
  expect(noticeOf({ ...offer, state: 'offered' }, 'en', nobody)?.title.word).toBe(
    liveWords.offered,
  );
  expect(noticeOf({ ...offer, state: 'accepted' }, 'en', nobody)).toBeUndefined();
  const news = { kind: 'announcement', id: 'a', title } as const;
  expect(noticeOf(news, 'en', nobody)?.title.values).toEqual({ title: 'One line' });
  expect(noticeOf({ kind: 'quest_progress', quest_ids: [1] }, 'en', nobody)).toBeUndefined();
  expect(rankNotice(3).title.values).toEqual({ rank: 3 });
});

test('kinds that this page does not know are no events', () => {
  expect(creatorEvent.safeParse({ kind: 'unheard_of' }).success).toBe(false);
  expect(programEvent.safeParse({ ...completed }).success).toBe(false);
});
