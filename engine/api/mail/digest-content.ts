import { type MailContent, type Saying, say, type Word } from './content-parts.ts';
import type { MailKind, MailParams } from './message-kinds.ts';
import { digestWords as words } from './words/digest-words.ts';
import { frameWords as frame } from './words/frame-words.ts';

/** What a digest calls things of each kind, in the order in which it tells of them. */
const GROUPS: readonly { readonly kinds: readonly MailKind[]; readonly word: Word }[] = [
  { kinds: ['reward_fulfilled'], word: words.rewards },
  { kinds: ['key_replaced'], word: words.keys },
  { kinds: ['request_decided', 'content_decided', 'appeal_decided'], word: words.decisions },
  { kinds: ['reward_refunded'], word: words.refunds },
  { kinds: ['message'], word: words.messages },
  { kinds: ['announcement'], word: words.news },
];

/** One of the things that a digest holds. */
export interface DigestItem {
  readonly kind: string;
  readonly content: MailContent;
}

/**
 * What waited, grouped by kind, each with the way to it.
 * @param items what it holds, as each would be said in a mail of its own
 */
export function digest({ more }: MailParams<'digest'>, items: readonly DigestItem[]): MailContent {
  const groups = GROUPS.flatMap(({ kinds, word }) => {
    const own = items.filter(({ kind }) => kinds.some((one) => one === kind));
    const title = say(word, { count: own.length });
    return own.length === 0 ? [] : [{ title, items: own.map(({ content }) => entry(content)) }];
  });
  return {
    mood: 'plain',
    title: { list: groups.map(({ title }) => title) },
    paragraphs: [say(words.text)],
    facts: [],
    groups,
    button: { label: frame.buttonDashboard, to: 'dashboard' },
    closing: [...(more === undefined ? [] : [say(words.more, { count: more })]), say(words.change)],
  };
}

/** What its mail says first, and what an operator wrote. */
function entry({ title, paragraphs, facts, note, button }: MailContent) {
  const [first] = paragraphs;
  const text: Saying[] = first ? [first] : [];
  return { title, text, facts, note, to: button?.to ?? ('dashboard' as const) };
}
