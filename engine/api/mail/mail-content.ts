import type { SectionName } from '#contract/programs/program.ts';
import type { MailMessage, MailParams } from './message-kinds.ts';
import { frameWords as frame } from './words/frame-words.ts';
import { kindWords as words } from './words/kind-words.ts';
import { type DecisionReason, reasonWords } from './words/reason-words.ts';

export interface Word {
  readonly id: string;
}

/** A word with its values (`{program}` is always there), or text that the program wrote itself. */
export type Saying =
  | { readonly word: Word; readonly values?: Readonly<Record<string, string | number | Date>> }
  | { readonly text: string };

export interface MailContent {
  readonly mood: 'good' | 'plain' | 'attention';
  /** Subject and heading. */
  readonly title: Saying;
  readonly paragraphs: readonly Saying[];
  /** Short values with their labels. */
  readonly facts: readonly { readonly label: Word; readonly value: Saying | number }[];
  /** What an operator wrote, as it was typed. */
  readonly note?: string | undefined;
  readonly button?:
    | { readonly label: Word; readonly to: SectionName | { readonly url: string } }
    | undefined;
  /** Said below the button. */
  readonly closing: readonly Saying[];
}

const say = (word: Word, values?: Record<string, string | number | Date>): Saying =>
  values ? { word, values } : { word };
const bare = { facts: [], closing: [] } as const;

/** What a mail says, before it is put into a language. */
export function mailContent({ kind, params }: MailMessage): MailContent {
  switch (kind) {
    case 'verify_email':
      return {
        ...bare,
        mood: 'plain',
        title: say(words.verifyTitle),
        paragraphs: [say(words.verifyText, { hours: params.valid_hours })],
        button: { label: frame.buttonVerify, to: { url: params.verification_url } },
        closing: [say(words.verifyIgnore)],
      };
    case 'application_received':
      return {
        ...bare,
        mood: 'good',
        title: say(words.applicationReceivedTitle),
        paragraphs: [
          say(words.applicationReceivedText),
          ...(params.review_days === undefined
            ? []
            : [say(words.applicationReceivedTime, { days: params.review_days })]),
        ],
        button: { label: frame.buttonApplication, to: 'dashboard' },
      };
    case 'application_decided':
      return applicationDecided(params);
    case 'request_decided': {
      const said = DECIDED.request[params.decision];
      return {
        ...judgement(said, params, { title: params.title }),
        button: { label: frame.buttonRequests, to: 'requests' },
      };
    }
    case 'content_decided': {
      const said = DECIDED.content[params.decision];
      return {
        ...judgement(said, params, { title: params.title }),
        button: { label: frame.buttonDashboard, to: 'dashboard' },
        closing: params.decision === 'rejected' ? [say(words.contentRejectedAppeal)] : [],
      };
    }
    case 'appeal_decided': {
      const said = DECIDED.appeal[params.decision];
      return {
        ...judgement(said, params, { title: params.title }),
        button: { label: frame.buttonDashboard, to: 'dashboard' },
      };
    }
    case 'reward_redeemed':
      return reward('good', words.rewardRedeemedTitle, words.rewardRedeemedText, {
        ...params,
        points: params.points === undefined ? undefined : -params.points,
      });
    case 'reward_fulfilled':
      return reward('good', words.rewardFulfilledTitle, words.rewardFulfilledText, params);
    case 'reward_refunded':
      return reward('plain', words.rewardRefundedTitle, words.rewardRefundedText, params);
    case 'key_claimed':
      return {
        mood: 'good',
        title: say(words.keyClaimedTitle),
        paragraphs: [say(words.keyClaimedText, { title: params.title })],
        facts:
          params.platform === undefined
            ? []
            : [{ label: frame.labelPlatform, value: { text: params.platform } }],
        button: { label: frame.buttonKeys, to: 'claims' },
        closing: [say(frame.notYou)],
      };
    case 'announcement':
      return {
        ...bare,
        mood: 'plain',
        title: { text: params.title },
        paragraphs: params.text.split(/\n\s*\n/).map((text) => ({ text })),
        button:
          params.url === undefined
            ? undefined
            : { label: frame.buttonNews, to: { url: params.url } },
      };
    case 'data_exported':
      return {
        ...bare,
        mood: 'plain',
        title: say(words.dataExportedTitle),
        paragraphs: [say(words.dataExportedText)],
        button: { label: frame.buttonAccount, to: 'account' },
        closing: [say(frame.notYou)],
      };
    case 'account_deleted':
      return {
        ...bare,
        mood: 'plain',
        title: say(words.accountDeletedTitle),
        paragraphs: [say(words.accountDeletedText)],
      };
  }
}

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
  },
} as const;

function applicationDecided(params: MailParams<'application_decided'>): MailContent {
  const { decision, reapply_at } = params;
  const content = judgement(DECIDED.application[decision], params);
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
          : { label: frame.buttonApplication, to: 'dashboard' },
  };
}

interface Judged {
  readonly reason_code?: DecisionReason | undefined;
  readonly note?: string | undefined;
  readonly points?: number | undefined;
}

function judgement(
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
    title: say(title),
    paragraphs: [say(text, values)],
    facts: [...reason, ...pointsFact(points)],
    note,
    closing: [],
  };
}

function reward(
  mood: MailContent['mood'],
  title: Word,
  text: Word,
  params: { reward: string; points?: number | undefined; note?: string | undefined },
): MailContent {
  return {
    mood,
    title: say(title),
    paragraphs: [say(text, { reward: params.reward })],
    facts: pointsFact(params.points),
    note: params.note,
    button: { label: frame.buttonRewards, to: 'rewards' },
    closing: [],
  };
}

const pointsFact = (points: number | undefined) =>
  points === undefined ? [] : [{ label: frame.labelPoints, value: points }];
