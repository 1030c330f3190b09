import type { WebhookStep } from '#domain/webhooks/webhook-step.ts';
import { failedTooLong } from '#domain/webhooks/webhook-step.ts';
import { and, asc, eq, inArray, isNull, lt, lte, notInArray, sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import {
  webhookDeliveries as deliveries,
  type LastAttempt,
  webhookMessages,
  webhooks,
} from '../../store/tables/webhooks.ts';

/** Days for which it is known what was sent. */
const KEPT = 30;
const DAY = 86_400_000;

type Row = typeof deliveries.$inferSelect;

/** A delivery that was taken for one attempt. */
export interface TakenDelivery {
  readonly row: Row;
  readonly webhook: typeof webhooks.$inferSelect;
  readonly message: typeof webhookMessages.$inferSelect;
}

/**
 * Takes the delivery that is due longest, for one attempt, but none to the webhooks that are named: no
 * other worker sees it until its outcome is recorded or the lease has run out.
 */
export async function claimDelivery(
  { database }: Store,
  now: Date,
  lease_until: Date,
  without: readonly string[],
): Promise<TakenDelivery | undefined> {
  const due = database
    .select({ id: deliveries.id })
    .from(deliveries)
    .innerJoin(webhooks, eq(webhooks.id, deliveries.webhook_id))
    .where(
      and(
        eq(deliveries.state, 'pending'),
        lte(deliveries.next_attempt_at, now),
        isNull(webhooks.disabled),
        without.length === 0 ? undefined : notInArray(deliveries.webhook_id, [...without]),
      ),
    )
    .orderBy(asc(deliveries.next_attempt_at), asc(deliveries.id))
    .limit(1)
    .for('update', { of: deliveries, skipLocked: true });
  const [row] = await database
    .update(deliveries)
    .set({ state: 'sending', attempts: sql`${deliveries.attempts} + 1`, lease_until })
    .where(and(eq(deliveries.id, sql`(${due})`), eq(deliveries.state, 'pending')))
    .returning();
  if (!row) return undefined;
  const [found] = await database
    .select({ webhook: webhooks, message: webhookMessages })
    .from(webhooks)
    .innerJoin(webhookMessages, eq(webhookMessages.id, row.message_id))
    .where(eq(webhooks.id, row.webhook_id));
  return found && { row, ...found };
}

/**
 * Records what became of an attempt, unless another worker has taken the delivery meanwhile, and turns
 * its webhook off where it answered 410 or failed for days.
 * @returns why it was turned off just now
 */
export async function recordDelivery(
  store: Store,
  { id, attempts, webhook_id }: Row,
  step: WebhookStep,
  last_attempt: LastAttempt,
  now: Date,
): Promise<'gone' | 'failing' | undefined> {
  return store.transaction(async () => {
    const { database } = store;
    // Before its deliveries, as whoever turns it off locks them.
    const [webhook] = await database
      .select({ failing_since: webhooks.failing_since, disabled: webhooks.disabled })
      .from(webhooks)
      .where(eq(webhooks.id, webhook_id))
      .for('update');
    if (!webhook) return undefined;
    const isOn = webhook.disabled === null;
    const settled =
      step.step === 'retry'
        ? {
            state: isOn ? ('pending' as const) : ('missed' as const),
            next_attempt_at: new Date(now.getTime() + step.after),
          }
        : { state: step.step === 'delivered' ? ('delivered' as const) : ('failed' as const) };
    const [recorded] = await database
      .update(deliveries)
      .set({ ...settled, lease_until: null, last_attempt })
      .where(
        and(
          eq(deliveries.id, id),
          eq(deliveries.attempts, attempts),
          eq(deliveries.state, 'sending'),
        ),
      )
      .returning({ id: deliveries.id });
    if (!recorded) return undefined;
    if (step.step === 'delivered') {
      await database
        .update(webhooks)
        .set({ failing_since: null, last_success_at: now })
        .where(eq(webhooks.id, webhook_id));
      return undefined;
    }
    const failing_since = webhook.failing_since ?? now;
    const off =
      step.step === 'gone'
        ? ('gone' as const)
        : failedTooLong(failing_since, attempts, now)
          ? ('failing' as const)
          : undefined;
    await database.update(webhooks).set({ failing_since }).where(eq(webhooks.id, webhook_id));
    if (!off || !isOn) return undefined;
    await turnOff(store, webhook_id, off);
    return off;
  });
}

/** Turns a webhook off; what waits for it is missed. The running transaction has locked it. */
export async function turnOff(
  { database }: Store,
  webhook_id: string,
  disabled: 'operator' | 'gone' | 'failing',
): Promise<void> {
  await database.update(webhooks).set({ disabled }).where(eq(webhooks.id, webhook_id));
  await database
    .update(deliveries)
    .set({ state: 'missed' })
    .where(and(eq(deliveries.webhook_id, webhook_id), eq(deliveries.state, 'pending')));
}

/** Has go on what a process left that ended; a receiver may hear it twice, by the same id. */
export async function resumeDeliveries({ database }: Store, now: Date): Promise<void> {
  await database
    .update(deliveries)
    .set({ state: 'pending', next_attempt_at: now, lease_until: null })
    .where(and(eq(deliveries.state, 'sending'), lt(deliveries.lease_until, now)));
}

/** Removes what happened long ago, with its deliveries. For a worker. */
export async function forgetOldDeliveries({ database }: Store, now: Date): Promise<void> {
  await database
    .delete(webhookMessages)
    .where(lt(webhookMessages.written_at, new Date(now.getTime() - KEPT * DAY)));
}

/** Has deliveries of a webhook sent again, with all their attempts. @returns how many */
export async function replayDeliveries(
  { database }: Store,
  webhook_id: string,
  which: { readonly ids: readonly number[] } | { readonly from: Date; readonly to: Date },
  now: Date,
): Promise<number> {
  const chosen =
    'ids' in which
      ? and(
          inArray(deliveries.id, [...which.ids]),
          inArray(deliveries.state, ['pending', 'delivered', 'failed', 'missed']),
        )
      : and(
          inArray(deliveries.state, ['failed', 'missed']),
          inArray(
            deliveries.message_id,
            database
              .select({ id: webhookMessages.id })
              .from(webhookMessages)
              .where(
                sql`${webhookMessages.at} >= ${which.from} and ${webhookMessages.at} < ${which.to}`,
              ),
          ),
        );
  const again = await database
    .update(deliveries)
    .set({ state: 'pending', attempts: 0, next_attempt_at: now })
    .where(and(eq(deliveries.webhook_id, webhook_id), chosen))
    .returning({ id: deliveries.id });
  return again.length;
}
