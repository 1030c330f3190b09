import { INBOX_KINDS, type InboxKind } from '#contract/vocabulary/inbox-words.ts';
import { type MailContent, say, type Word } from './content-parts.ts';
import type { MailParams } from './message-kinds.ts';
import { operatorWords as words } from './words/operator-words.ts';

const KIND_LABELS: Readonly<Record<InboxKind, Word>> = {
  application: words.labelApplications,
  activation_request: words.labelRequests,
  content: words.labelContent,
  appeal: words.labelAppeals,
  redemption: words.labelRedemptions,
};

/** The inbox with what a mail is about: some kinds, or all of it. */
const inboxOf = (kinds: readonly InboxKind[]): string =>
  kinds.length === 0 || kinds.length === INBOX_KINDS.length
    ? 'inbox'
    : `inbox?kinds=${kinds.join()}`;

const attention = { mood: 'attention', facts: [], closing: [] } as const;

/** What is new, and what waits altogether. */
export function newItems(params: MailParams<'operator_new_items'>): MailContent {
  const { kinds, waiting, overdue } = params;
  const count = kinds.reduce((sum, kind) => sum + kind.count, 0);
  return {
    mood: 'plain',
    title: say(words.newItemsTitle, { count }),
    paragraphs: count === 0 ? [] : [say(words.newItemsText)],
    facts: [
      ...kinds.map((kind) => ({ label: KIND_LABELS[kind.kind], value: kind.count })),
      { label: words.labelWaiting, value: waiting },
      ...(overdue > 0 ? [{ label: words.labelOverdue, value: overdue }] : []),
    ],
    button: { label: words.buttonInbox, to: { console: inboxOf(kinds.map(({ kind }) => kind)) } },
    closing: [],
  };
}

/** What waits for longer than the program promised. */
export function overdueItems({ count, days }: MailParams<'operator_overdue'>): MailContent {
  return {
    ...attention,
    title: say(words.overdueTitle, { count }),
    paragraphs: [say(words.overdueText, { days })],
    button: { label: words.buttonInbox, to: { console: 'inbox?overdue=true' } },
  };
}

/** Of what little is left, with the day on which it ends. */
export function lowStock({ stocks }: MailParams<'operator_low_stock'>): MailContent {
  return {
    ...attention,
    title: say(words.lowStockTitle),
    paragraphs: stocks.map(({ title, left, runs_out_on }) =>
      runs_out_on === undefined || left === 0
        ? say(words.lowStockLine, { title, left })
        : say(words.lowStockDay, { title, left, date: new Date(runs_out_on) }),
    ),
    button: {
      label: words.buttonConsole,
      to: { console: stocks.some((stock) => stock.of === 'key') ? 'keys' : 'campaign?kind=reward' },
    },
  };
}

/** Errors of a manifest, of which the last version without any is served. */
export function manifestBroken(params: MailParams<'operator_manifest_broken'>): MailContent {
  return {
    ...attention,
    title: say(words.manifestTitle),
    paragraphs: [
      say(words.manifestText, { count: params.count }),
      ...params.issues.map((text) => ({ text })),
    ],
    button: { label: words.buttonConsole, to: { console: 'program' } },
  };
}

/** A campaign that is other than its manifest says. */
export const campaignPending = (): MailContent => ({
  ...attention,
  title: say(words.campaignTitle),
  paragraphs: [say(words.campaignText)],
  button: { label: words.buttonConsole, to: { console: 'campaign/plan' } },
});

/** A webhook that gets nothing any more until somebody switches it on. */
export const webhooksOff = ({ webhook }: MailParams<'operator_webhooks_off'>): MailContent => ({
  ...attention,
  title: say(words.webhooksTitle, { webhook }),
  paragraphs: [say(words.webhooksText)],
  button: { label: words.buttonConsole, to: { console: 'webhooks' } },
});

/** Mails that were given up, with whom they were for. */
export function mailsFailed(params: MailParams<'operator_mails_failed'>): MailContent {
  const { count, people, address } = params;
  return {
    ...attention,
    title: say(words.mailsTitle, { count }),
    paragraphs: [say(words.mailsText), ...people.map((text) => ({ text }))],
    button: {
      label: words.buttonConsole,
      to: {
        // Of one address it is most likely the address that is wrong.
        console:
          address === undefined ? 'failed-work' : `people?search=${encodeURIComponent(address)}`,
      },
    },
  };
}
