import type { Notification } from '#contract/vocabulary/notification-words.ts';
import { remainingOf, runsLow } from '#domain/rewards/reward-stock.ts';
import { pickText } from '#domain/text/pick-text.ts';
import { keyStock } from '../core/keys/key-stock.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import type { MailMessage, MailParams } from '../mail/message-kinds.ts';
import { and, asc, eq, inArray, isNotNull, isNull } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { rewards } from '../store/tables/ledger.ts';
import { programs } from '../store/tables/programs.ts';
import { webhooks } from '../store/tables/webhooks.ts';

/** Beyond so many, issues are counted and not told one by one. */
const SHOWN_ISSUES = 5;
const LONGEST = 500;
/** The hash of the campaign of a program that has none. */
const NONE = 'none';

/** A state of affairs that operators are told of once, until it is over. */
export interface Condition {
  readonly subject: string;
  readonly notification: Notification;
}

/** Something of which little is left. */
export interface LowStock extends Condition {
  readonly stock: MailParams<'operator_low_stock'>['stocks'][number];
}

/** Something with a mail of its own. */
export interface Fault extends Condition {
  readonly message: MailMessage;
}

/** Keys and rewards of which little is left, in a language. */
export async function readLowStock(
  store: Store,
  { uuid: program_uuid }: ApiProgram,
  locale: string,
  now: Date,
): Promise<readonly LowStock[]> {
  const pools = await keyStock(store, { program_uuid, locale, now });
  const limited = await store.database
    .select()
    .from(rewards)
    .where(
      and(
        eq(rewards.program_uuid, program_uuid),
        isNull(rewards.retired_at),
        isNotNull(rewards.stock),
      ),
    )
    .orderBy(asc(rewards.position), asc(rewards.id));
  const low = (subject: string, stock: LowStock['stock']): LowStock => ({
    subject: `low_stock:${subject}`,
    notification: 'low_stock',
    stock: { ...stock, title: stock.title.slice(0, LONGEST) },
  });
  return [
    ...pools
      .filter((pool) => pool.low)
      .map(({ id, activation_title, label, available, runs_out_on }) =>
        low(`key:${id}`, {
          of: 'key',
          title: `${activation_title}, ${label}`,
          left: available,
          ...(runs_out_on === null ? {} : { runs_out_on }),
        }),
      ),
    ...limited
      .filter((reward) => runsLow(reward))
      .map((reward) =>
        low(`reward:${reward.id}`, {
          of: 'reward',
          title: pickText(reward.title, locale),
          left: remainingOf(reward) ?? 0,
        }),
      ),
  ];
}

/** Errors of the manifest, a campaign that is not as the manifest has it, and webhooks that went off. */
export async function readFaults(store: Store, program: ApiProgram): Promise<readonly Fault[]> {
  const errors = program.issues().filter(({ severity }) => severity === 'error');
  const [applied] = await store.database
    .select({ hash: programs.campaign_hash })
    .from(programs)
    .where(eq(programs.uuid, program.uuid));
  const isPending = (applied?.hash ?? NONE) !== (program.campaign()?.hash ?? NONE);
  return [
    ...(errors.length > 0 ? [manifestBroken(errors)] : []),
    ...(isPending ? [CAMPAIGN_PENDING] : []),
    ...(await readWebhooksOff(store, program.uuid)),
  ];
}

async function readWebhooksOff({ database }: Store, program_uuid: string): Promise<Fault[]> {
  const off = await database
    .select({ id: webhooks.id, name: webhooks.name })
    .from(webhooks)
    .where(
      and(
        eq(webhooks.program_uuid, program_uuid),
        // Who switches one off knows.
        inArray(webhooks.disabled, ['gone', 'failing']),
      ),
    )
    .orderBy(asc(webhooks.created_at), asc(webhooks.id));
  return off.map(({ id, name }) => ({
    subject: `webhooks_off:${id}`,
    notification: 'webhooks_off',
    message: { kind: 'operator_webhooks_off', params: { webhook: name } },
  }));
}

const CAMPAIGN_PENDING: Fault = {
  subject: 'campaign_pending',
  notification: 'campaign_pending',
  message: { kind: 'operator_campaign_pending', params: {} },
};

const manifestBroken = (errors: ReturnType<ApiProgram['issues']>): Fault => ({
  subject: 'manifest_broken',
  notification: 'manifest_broken',
  message: {
    kind: 'operator_manifest_broken',
    params: {
      count: errors.length,
      issues: errors
        .slice(0, SHOWN_ISSUES)
        .map(({ file, line, column, message }) =>
          `${file}:${line}:${column} ${message}`.slice(0, LONGEST),
        ),
    },
  },
});
