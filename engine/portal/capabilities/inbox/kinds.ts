import {
  appealReview,
  applicationReview,
  contentReview,
  requestReview,
} from '#contract/reviews/endpoints.ts';
import type { InboxItem } from '#contract/reviews/inbox-endpoints.ts';
import type { Decision } from '#contract/shapes/decisions.ts';
import type { InboxKind, ReviewSubject } from '#contract/vocabulary/inbox-words.ts';
import type { Word } from '../../base/i18n/word.ts';
import { inboxWords } from './inbox-words.ts';

/** What a kind of things is called, with its sign. */
export const KINDS: Readonly<Record<InboxKind, { readonly word: Word; readonly icon: string }>> = {
  application: { word: inboxWords.applications, icon: 'tabler:user-plus' },
  activation_request: { word: inboxWords.requests, icon: 'tabler:key' },
  content: { word: inboxWords.content, icon: 'tabler:video' },
  appeal: { word: inboxWords.appeals, icon: 'tabler:scale' },
  redemption: { word: inboxWords.redemptions, icon: 'tabler:gift' },
};

/** The calls on each kind that is reviewed. */
export const REVIEWS = {
  application: applicationReview,
  activation_request: requestReview,
  content: contentReview,
  appeal: appealReview,
} as const satisfies Record<ReviewSubject, unknown>;

/** What each decision is called. */
export const DECISION_WORDS: Readonly<Record<Decision, Word>> = {
  accept: inboxWords.accept,
  reject: inboxWords.reject,
  request_changes: inboxWords.requestChanges,
  start_review: inboxWords.startReview,
};

/** What names an item in an address and in a selection. */
export const itemKey = ({ kind, id }: Pick<InboxItem, 'kind' | 'id'>): string => `${kind}:${id}`;

/** An item's kind and id, from what names it; undefined for what names none. */
export function readItemKey(
  key: string,
): { readonly kind: InboxKind; readonly id: string } | undefined {
  const [kind = '', id = ''] = key.split(':', 2);
  return Object.hasOwn(KINDS, kind) && id !== '' ? { kind: kind as InboxKind, id } : undefined;
}
