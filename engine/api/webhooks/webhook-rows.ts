import type { WebhookEvent } from '#contract/vocabulary/webhook-words.ts';
import type { Acting } from '../audit/acting.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { newWebhookSecret, webhookContext } from '../core/webhooks/sign-webhook.ts';
import { ApiError } from '../http/api-error.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { and, asc, eq } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { programs } from '../store/tables/programs.ts';
import { webhooks } from '../store/tables/webhooks.ts';

export type WebhookRow = typeof webhooks.$inferSelect;

/** Webhooks of one program: each change is written once for each of them. */
export const MOST_WEBHOOKS = 20;

/** Records what an operator did with a webhook, in the running transaction. */
export const auditWebhook = (
  store: Store,
  { program_uuid, operator_id, request_id }: Acting,
  verb: 'create' | 'change' | 'remove' | 'rotate' | 'ping' | 'replay',
  { id, name }: Pick<WebhookRow, 'id' | 'name'>,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> =>
  writeAudit(store, {
    ...{ program_uuid, actor_kind: 'operator', actor_id: operator_id, request_id },
    ...{ action: `webhook.${verb}`, subject_kind: 'program', subject_id: program_uuid },
    details: { webhook_id: id, name, ...details },
  });

/** The webhooks of a program, the oldest first. */
export const readWebhooks = ({ database }: Store, program_uuid: string): Promise<WebhookRow[]> =>
  database
    .select()
    .from(webhooks)
    .where(eq(webhooks.program_uuid, program_uuid))
    .orderBy(asc(webhooks.created_at), asc(webhooks.id));

/** One of a program, locked until the running transaction ends. @throws ApiError WEBHOOK_UNKNOWN */
export async function lockWebhook(
  { database }: Store,
  program_uuid: string,
  id: string,
): Promise<WebhookRow> {
  const [found] = await database
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.id, id), eq(webhooks.program_uuid, program_uuid)))
    .for('update');
  if (!found) throw new ApiError('WEBHOOK_UNKNOWN');
  return found;
}

/** Adds one; its secret is known only to this answer. @throws ApiError WEBHOOKS_EXHAUSTED */
export async function addWebhook(
  store: Store,
  secrets: Secrets,
  acting: Acting,
  values: { readonly name: string; readonly url: string; readonly events: WebhookEvent[] },
  now: Date,
): Promise<WebhookRow & { readonly plain: string }> {
  const { program_uuid } = acting;
  const plain = newWebhookSecret();
  const id = crypto.randomUUID();
  return store.transaction(async () => {
    // Two who add one at the same time are counted one after the other.
    await store.database
      .select({ uuid: programs.uuid })
      .from(programs)
      .where(eq(programs.uuid, program_uuid))
      .for('no key update');
    const count = await store.database.$count(webhooks, eq(webhooks.program_uuid, program_uuid));
    if (count >= MOST_WEBHOOKS) throw new ApiError('WEBHOOKS_EXHAUSTED', { most: MOST_WEBHOOKS });
    const [row] = await store.database
      .insert(webhooks)
      .values({
        ...{ ...values, id, program_uuid, created_at: now, created_by: acting.operator_id },
        secret: secrets.encrypt(plain, webhookContext(id)),
      })
      .returning();
    if (!row) throw new Error('The store took a webhook and did not return it.');
    await auditWebhook(store, acting, 'create', row, { url: row.url, events: row.events });
    return { ...row, plain };
  });
}

/** Gives one another secret; that before signs too, until `until`. @throws ApiError WEBHOOK_UNKNOWN */
export async function rotateSecret(
  store: Store,
  secrets: Secrets,
  acting: Acting,
  id: string,
  until: Date | null,
): Promise<WebhookRow & { readonly plain: string }> {
  const plain = newWebhookSecret();
  return store.transaction(async () => {
    const before = await lockWebhook(store, acting.program_uuid, id);
    const changed = {
      secret: secrets.encrypt(plain, webhookContext(id)),
      previous_secret: until && before.secret,
      previous_until: until,
    };
    await store.database.update(webhooks).set(changed).where(eq(webhooks.id, id));
    await auditWebhook(store, acting, 'rotate', before, {
      previous_until: until?.toISOString() ?? null,
    });
    return { ...before, ...changed, plain };
  });
}
