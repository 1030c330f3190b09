import type { InboxKind } from '#contract/vocabulary/inbox-words.ts';
import { rewardRedemptions } from '../../store/tables/ledger.ts';
import {
  activationRequests,
  appeals,
  applications,
  contents,
} from '../../store/tables/pipelines.ts';

/** Where each kind of the inbox is kept, and when an entry of it was handed in. */
export const INBOX_QUEUES = {
  application: { table: applications, at: applications.submitted_at },
  activation_request: { table: activationRequests, at: activationRequests.submitted_at },
  content: { table: contents, at: contents.submitted_at },
  appeal: { table: appeals, at: appeals.submitted_at },
  redemption: { table: rewardRedemptions, at: rewardRedemptions.claimed_at },
} as const satisfies Record<InboxKind, object>;
