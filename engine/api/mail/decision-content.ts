import { type MailContent, pointsFact, say, type Word } from './content-parts.ts';
import type { MailParams } from './message-kinds.ts';
import { frameWords as frame } from './words/frame-words.ts';
import { kindWords as words } from './words/kind-words.ts';
import { type DecisionReason, reasonWords } from './words/reason-words.ts';

interface Decided {
  readonly mood: MailContent['mood'];
  readonly title: Word;
  readonly text: Word;
}

const decided = (mood: MailContent['mood'], title: Word, text: Word): Decided => ({
  mood,
  title,
  text,
});

const DECIDED = {
  application: {
    accepted: decided('good', words.applicationAcceptedTitle, words.applicationAcceptedText),
    rejected: decided('plain', words.applicationRejectedTitle, words.applicationRejectedText),
    needs_changes: decided(
      'attention',
      words.applicationNeedsChangesTitle,
      words.applicationNeedsChangesText,
    ),
    waitlisted: decided('plain', words.applicationWaitlistedTitle, words.applicationWaitlistedText),
  },
  request: {
    accepted: decided('good', words.requestAcceptedTitle, words.requestAcceptedText),
    rejected: decided('plain', words.requestRejectedTitle, words.requestRejectedText),
    needs_changes: decided(
      'attention',
      words.requestNeedsChangesTitle,
      words.requestNeedsChangesText,
    ),
  },
  content: {
    accepted: decided('good', words.contentAcceptedTitle, words.contentAcceptedText),
    rejected: decided('plain', words.contentRejectedTitle, words.contentRejectedText),
    needs_changes: decided(
      'attention',
      words.contentNeedsChangesTitle,
      words.contentNeedsChangesText,
    ),
  },
  appeal: {
    accepted: decided('good', words.appealAcceptedTitle, words.appealAcceptedText),
    rejected: decided('plain', words.appealRejectedTitle, words.appealRejectedText),
    needs_changes: decided(
      'attention',
      words.appealNeedsChangesTitle,
      words.appealNeedsChangesText,
    ),
  },
} as const;

/** What became of an application. */
export function applicationDecided(params: MailParams<'application_decided'>): MailContent {
  const { decision, reapply_at } = params;
  const content = presentDecision(DECIDED.application[decision], params);
  const again =
    decision === 'rejected' && reapply_at !== undefined
      ? [say(words.applicationRejectedAgain, { date: new Date(reapply_at) })]
      : [];
  return {
    ...content,
    closing: again,
    button:
      decision === 'accepted'
        ? { label: frame.buttonDashboard, to: 'dashboard' }
        : decision === 'rejected'
          ? undefined
          : { label: frame.buttonApplication, to: 'application' },
  };
}

/** What became of a request for an activation. */
export function requestDecided(params: MailParams<'request_decided'>): MailContent {
  return {
    ...presentDecision(DECIDED.request[params.decision], params, { title: params.title }),
    // What was granted waits there to be taken.
    button:
      params.decision === 'accepted'
        ? { label: frame.buttonDashboard, to: 'dashboard' }
        : { label: frame.buttonRequests, to: 'requests' },
  };
}

/** What became of a piece of content. */
export function contentDecided(params: MailParams<'content_decided'>): MailContent {
  return {
    ...presentDecision(DECIDED.content[params.decision], params, { title: params.title }),
    button: { label: frame.buttonDashboard, to: 'dashboard' },
    closing: params.decision === 'rejected' ? [say(words.contentRejectedAppeal)] : [],
  };
}

/** What became of an appeal. */
export function appealDecided(params: MailParams<'appeal_decided'>): MailContent {
  return {
    ...presentDecision(DECIDED.appeal[params.decision], params, { title: params.title }),
    button: { label: frame.buttonDashboard, to: 'dashboard' },
  };
}

interface Judged {
  readonly reason_code?: DecisionReason | undefined;
  readonly note?: string | undefined;
  readonly points?: number | undefined;
}

function presentDecision(
  { mood, title, text }: Decided,
  { reason_code, note, points }: Judged,
  values?: Record<string, string>,
): MailContent {
  const reason =
    reason_code === undefined || reason_code === 'none' || reason_code === 'other'
      ? []
      : [{ label: frame.labelReason, value: say(reasonWords[reason_code]) }];
  return {
    mood,
    title: say(title, values),
    paragraphs: [say(text, values)],
    facts: [...reason, ...pointsFact(points)],
    note,
    closing: [],
  };
}
