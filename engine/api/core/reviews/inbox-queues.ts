import type { InboxKind } from '#contract/vocabulary/inbox-words.ts';
import { type PgColumn, type SQL, sql } from '../../store/drizzle.ts';
import { rewardRedemptions } from '../../store/tables/ledger.ts';
import {
  activationRequests,
  appeals,
  applications,
  contents,
} from '../../store/tables/pipelines.ts';
import { isRoleUnderWay } from '../roles/under-way.ts';

interface InboxQueue {
  readonly table:
    | typeof applications
    | typeof activationRequests
    | typeof contents
    | typeof appeals
    | typeof rewardRedemptions;
  readonly at: PgColumn;
  /** What else is true of what waits for a person; absent: nothing. */
  readonly waits?: SQL;
}

/** Where each kind of the inbox is kept, and when an entry of it was handed in. */
export const INBOX_QUEUES: Readonly<Record<InboxKind, InboxQueue>> = {
  application: { table: applications, at: applications.submitted_at },
  activation_request: { table: activationRequests, at: activationRequests.submitted_at },
  content: { table: contents, at: contents.submitted_at },
  appeal: { table: appeals, at: appeals.submitted_at },
  redemption: {
    ...{ table: rewardRedemptions, at: rewardRedemptions.claimed_at },
    waits: sql`not ${isRoleUnderWay}`,
  },
};
