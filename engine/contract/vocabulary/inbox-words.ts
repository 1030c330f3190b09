import { REVIEW_STATES } from './review-words.ts';
import { REDEMPTION_STATES } from './state-words.ts';

/** What operators decide on. */
export const REVIEW_SUBJECTS = ['application', 'activation_request', 'content', 'appeal'] as const;
export type ReviewSubject = (typeof REVIEW_SUBJECTS)[number];

/** What stands in the operators' inbox; in this order where two came at the same moment. */
export const INBOX_KINDS = [...REVIEW_SUBJECTS, 'redemption'] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];

export const INBOX_STATES = [...REVIEW_STATES, ...REDEMPTION_STATES] as const;
export type InboxState = (typeof INBOX_STATES)[number];

/** The states in which something waits for operators. */
export const WAITING_STATES = [
  'submitted',
  'in_review',
  'claimed',
] as const satisfies readonly InboxState[];

/**
 * What became of a decision that was to take effect later: it waits, took effect, could not take
 * effect any more, or was taken back.
 */
export const HELD_DECISION_STATES = ['waiting', 'done', 'refused', 'undone'] as const;
export type HeldDecisionState = (typeof HELD_DECISION_STATES)[number];

/**
 * Why a decision is mailed to nobody: it is none that creators are told of, nobody with an account
 * made the thing, their address is not verified, or they want no such mails.
 */
export const MAIL_SILENCES = [
  'not_told',
  'no_account',
  'no_verified_email',
  'unsubscribed',
] as const;
export type MailSilence = (typeof MAIL_SILENCES)[number];
