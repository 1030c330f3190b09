import type { Patience } from '#domain/notifications/mail-moment.ts';
import { isKind, type MailKind } from './message-kinds.ts';

/**
 * What each mail may wait for. What a person does just now is answered at once; whether one is in the
 * program comes on its own, in the morning at the latest.
 */
const PATIENCE: Readonly<Record<MailKind, Patience>> = {
  verify_email: 'none',
  application_received: 'none',
  application_decided: 'quiet_hours',
  request_decided: 'digest',
  content_decided: 'digest',
  appeal_decided: 'digest',
  reward_redeemed: 'none',
  reward_fulfilled: 'digest',
  reward_refunded: 'digest',
  key_claimed: 'none',
  key_replaced: 'digest',
  announcement: 'digest',
  message: 'digest',
  // Quiet hours are kept before it is written: only then is it known whether it still is of use.
  reminder: 'none',
  opening_asked: 'none',
  opening: 'none',
  digest: 'quiet_hours',
  data_exported: 'none',
  account_unreadable: 'digest',
  account_deleted: 'none',
  // Operators have hours of their own.
  operator_new_items: 'none',
  operator_overdue: 'none',
  operator_low_stock: 'none',
  operator_manifest_broken: 'none',
  operator_campaign_pending: 'none',
  operator_mails_failed: 'none',
  operator_webhooks_off: 'none',
};

/** What a mail of a kind may wait for; one that nobody knows is not kept. */
export const patienceOf = (kind: string): Patience => (isKind(kind) ? PATIENCE[kind] : 'none');

/** The kinds that digests hold. */
export const DIGEST_KINDS = Object.keys(PATIENCE).filter((kind) => patienceOf(kind) === 'digest');
