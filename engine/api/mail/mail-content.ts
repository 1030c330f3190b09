import { type MailContent, pointsFact, say, type Word } from './content-parts.ts';
import {
  appealDecided,
  applicationDecided,
  contentDecided,
  requestDecided,
} from './decision-content.ts';
import { digest } from './digest-content.ts';
import { type MailMessage, type MailParams, readMessage } from './message-kinds.ts';
import {
  campaignPending,
  lowStock,
  mailsFailed,
  manifestBroken,
  newItems,
  overdueItems,
  webhooksOff,
} from './operator-content.ts';
import { opening, openingAsked, reminder } from './reminder-content.ts';
import { frameWords as frame } from './words/frame-words.ts';
import { kindWords as words } from './words/kind-words.ts';

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
        button: { label: frame.buttonApplication, to: 'application' },
      };
    case 'application_decided':
      return applicationDecided(params);
    case 'request_decided':
      return requestDecided(params);
    case 'content_decided':
      return contentDecided(params);
    case 'appeal_decided':
      return appealDecided(params);
    case 'reward_redeemed':
      return rewardRedeemed(params);
    case 'reward_fulfilled':
      return reward('good', words.rewardFulfilledTitle, words.rewardFulfilledText, params);
    case 'reward_refunded':
      return reward('plain', words.rewardRefundedTitle, words.rewardRefundedText, params);
    case 'key_claimed':
      return {
        ...key(words.keyClaimedTitle, words.keyClaimedText, params),
        button: { label: frame.buttonKeys, to: 'claims' },
        closing: [say(frame.notYou)],
      };
    case 'key_replaced':
      return {
        ...key(words.keyReplacedTitle, words.keyReplacedText, params),
        button:
          params.given_by === 'reward'
            ? { label: frame.buttonRewards, to: 'rewards' }
            : { label: frame.buttonKeys, to: 'claims' },
        closing: [],
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
    case 'message':
      return {
        ...bare,
        mood: 'plain',
        title: { text: params.title },
        paragraphs: params.text.split(/\n\s*\n/).map((text) => ({ text })),
      };
    case 'reminder':
      return reminder(params);
    case 'opening_asked':
      return openingAsked(params);
    case 'opening':
      return opening(params);
    case 'digest':
      return digest(
        params,
        params.items.map((item) => ({
          kind: item.kind,
          content: mailContent(readMessage(item.kind, item.params)),
        })),
      );
    case 'data_exported':
      return {
        ...bare,
        mood: 'plain',
        title: say(words.dataExportedTitle),
        paragraphs: [say(words.dataExportedText)],
        button: { label: frame.buttonAccount, to: 'account' },
        closing: [say(frame.notYou)],
      };
    case 'account_unreadable':
      return {
        ...bare,
        mood: 'plain',
        title: say(words.accountUnreadableTitle, { platform: params.platform }),
        paragraphs: [say(words.accountUnreadableText, { platform: params.platform })],
        button: { label: frame.buttonAccount, to: 'account' },
      };
    case 'account_deleted':
      return {
        ...bare,
        mood: 'plain',
        title: say(words.accountDeletedTitle),
        paragraphs: [say(words.accountDeletedText)],
      };
    case 'operator_new_items':
      return newItems(params);
    case 'operator_overdue':
      return overdueItems(params);
    case 'operator_low_stock':
      return lowStock(params);
    case 'operator_manifest_broken':
      return manifestBroken(params);
    case 'operator_campaign_pending':
      return campaignPending();
    case 'operator_mails_failed':
      return mailsFailed(params);
    case 'operator_webhooks_off':
      return webhooksOff(params);
  }
}

function key(
  title: Word,
  text: Word,
  params: { title: string; platform?: string | undefined },
): Pick<MailContent, 'mood' | 'title' | 'paragraphs' | 'facts'> {
  return {
    mood: 'good',
    title: say(title, { title: params.title }),
    paragraphs: [say(text, { title: params.title })],
    facts:
      params.platform === undefined
        ? []
        : [{ label: frame.labelPlatform, value: { text: params.platform } }],
  };
}

function rewardRedeemed({ state, points, ...params }: MailParams<'reward_redeemed'>): MailContent {
  const [title, text] =
    state === 'fulfilled'
      ? [words.rewardKeyTitle, words.rewardKeyText]
      : [words.rewardRedeemedTitle, words.rewardRedeemedText];
  return reward('good', title, text, {
    ...params,
    points: points === undefined ? undefined : -points,
  });
}

function reward(
  mood: MailContent['mood'],
  title: Word,
  text: Word,
  params: {
    reward: string;
    points?: number | undefined;
    note?: string | undefined;
    tracking_reference?: string | undefined;
  },
): MailContent {
  return {
    mood,
    title: say(title, { reward: params.reward }),
    paragraphs: [say(text, { reward: params.reward })],
    facts: [...pointsFact(params.points), ...trackingFact(params.tracking_reference)],
    note: params.note,
    button: { label: frame.buttonRewards, to: 'rewards' },
    closing: [],
  };
}

const trackingFact = (reference: string | undefined): MailContent['facts'] =>
  reference === undefined ? [] : [{ label: frame.labelTracking, value: { text: reference } }];
