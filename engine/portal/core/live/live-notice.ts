import type { MessageDescriptor } from '@lingui/core';
import type { SectionName } from '#contract/programs/program.ts';
import { pickText } from '#domain/text/pick-text.ts';
import type { ToastTone } from '../../kit/shell/toast-store.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import type { MemberEvent } from './live-refresh.ts';
import {
  appealDecisions,
  applicationDecisions,
  contentDecisions,
  liveWords,
  redemptionDecisions,
  requestDecisions,
} from './live-words.ts';

interface Said {
  readonly word: MessageDescriptor;
  readonly values?: Record<string, unknown>;
}

/** What a person is told of an event. */
export interface LiveNotice {
  readonly title: Said;
  readonly description?: Said;
  readonly tone: ToastTone;
  /** Where more about it stands. */
  readonly section?: SectionName | undefined;
}

const DECIDED = {
  application: { tag: 'applications', section: 'dashboard', words: applicationDecisions },
  request: { tag: 'requests', section: 'requests', words: requestDecisions },
  content: { tag: 'content', section: 'claims', words: contentDecisions },
  appeal: { tag: 'content', section: 'quests', words: appealDecisions },
  redemption: { tag: 'rewards', section: 'rewards', words: redemptionDecisions },
} as const;

const TONES: Readonly<Record<string, ToastTone>> = {
  accepted: 'success',
  fulfilled: 'success',
  needs_changes: 'warning',
};

/**
 * What is told of an event in words; undefined where it only shows in what is read anew, or where
 * this tab did it itself: `own` has the tags of the capabilities in which it just did something.
 */
export function noticeOf(
  event: MemberEvent,
  locale: string,
  own: ReadonlySet<string>,
): LiveNotice | undefined {
  switch (event.kind) {
    case 'quest_completed': {
      if (own.has('quests')) return undefined;
      const { points } = event;
      return {
        title: { word: liveWords.questCompleted, values: { title: pickText(event.title, locale) } },
        ...(points > 0
          ? { description: { word: commonWords.points, values: { count: points } } }
          : {}),
        tone: 'success',
        section: 'quests',
      };
    }
    case 'decision': {
      const { tag, section, words } = DECIDED[event.subject];
      const said: Readonly<Record<string, MessageDescriptor>> = words;
      const word = said[event.state];
      if (!word || own.has(tag)) return undefined;
      return { title: { word }, tone: TONES[event.state] ?? 'info', section };
    }
    case 'enrolment_changed': {
      const word = { offered: liveWords.offered, revoked: liveWords.revoked }[event.state];
      if (!word || own.has('claims') || own.has('requests')) return undefined;
      const title = pickText(event.title, locale);
      return { title: { word, values: { title } }, tone: 'info', section: 'claims' };
    }
    case 'announcement': {
      const title = pickText(event.title, locale);
      const word = liveWords.announcement;
      return { title: { word, values: { title } }, tone: 'info', section: 'dashboard' };
    }
    default:
      return undefined;
  }
}

/** What is told of a better rank. */
export const rankNotice = (rank: number): LiveNotice => ({
  title: { word: liveWords.rank, values: { rank } },
  tone: 'success',
  section: 'leaderboards',
});
