import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { listWebhooks, WEBHOOK_ENDPOINTS } from '#contract/webhooks/endpoints.ts';
import { actingOf } from '../audit/acting.ts';
import { replayDeliveries, turnOff } from '../core/webhooks/delivery-rows.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import { cutPage, PAGE_SIZE, readCursor } from '../http/cursor.ts';
import type { ApiServices } from '../http/services.ts';
import { and, desc, eq, lt } from '../store/drizzle.ts';
import { webhookDeliveries, webhookMessages, webhooks } from '../store/tables/webhooks.ts';
import {
  addWebhook,
  auditWebhook,
  lockWebhook,
  readWebhooks,
  rotateSecret,
  type WebhookRow,
} from './webhook-rows.ts';

const HOUR = 3_600_000;

/** How operators look after the webhooks of their program. */
export function webhookHandlers(services: ApiServices): Handlers<typeof WEBHOOK_ENDPOINTS> {
  const { store, secrets, now, webhookAddresses } = services;
  const requireAddress = (url: string) => {
    if (!webhookAddresses.read(url)) throw new ApiError('WEBHOOK_ADDRESS_REFUSED');
  };
  return {
    listWebhooks: async ({ caller }) => ({
      webhooks: (await readWebhooks(store, caller.program.uuid)).map(present),
    }),
    createWebhook: async (call) => {
      requireAddress(call.body.url);
      const { plain, ...row } = await addWebhook(store, secrets, actingOf(call), call.body, now());
      return { ...present(row), secret: plain };
    },
    changeWebhook: async (call) => {
      const { enabled, ...changed } = call.body;
      requireAddress(changed.url);
      const acting = actingOf(call);
      return store.transaction(async () => {
        const before = await lockWebhook(store, acting.program_uuid, call.params.webhook_id);
        const { id } = before;
        const isOn = before.disabled === null;
        const turned = enabled && !isOn ? { disabled: null, failing_since: null } : {};
        await store.database
          .update(webhooks)
          .set({ ...changed, ...turned })
          .where(eq(webhooks.id, id));
        if (!enabled && isOn) await turnOff(store, id, 'operator');
        await auditWebhook(store, acting, 'change', before, call.body);
        return present(await lockWebhook(store, acting.program_uuid, id));
      });
    },
    removeWebhook: async (call) => {
      const acting = actingOf(call);
      await store.transaction(async () => {
        const row = await lockWebhook(store, acting.program_uuid, call.params.webhook_id);
        await store.database.delete(webhooks).where(eq(webhooks.id, row.id));
        await auditWebhook(store, acting, 'remove', row, { url: row.url });
      });
      return undefined;
    },
    rotateWebhookSecret: async (call) => {
      const { keep_hours } = call.body;
      const until = keep_hours === 0 ? null : new Date(now().getTime() + keep_hours * HOUR);
      const { webhook_id } = call.params;
      const { plain, ...row } = await rotateSecret(
        store,
        secrets,
        actingOf(call),
        webhook_id,
        until,
      );
      return { ...present(row), secret: plain };
    },
    pingWebhook: async (call) => {
      const acting = actingOf(call);
      const { program_uuid } = acting;
      return store.transaction(async () => {
        const row = await lockWebhook(store, program_uuid, call.params.webhook_id);
        if (row.disabled) throw new ApiError('WEBHOOK_OFF');
        const at = now();
        const [message] = await store.database
          .insert(webhookMessages)
          .values({ program_uuid, type: 'test.ping', at, data: { webhook_id: row.id } })
          .returning({ id: webhookMessages.id });
        if (!message) throw new Error('The store took a message and did not return it.');
        await store.database
          .insert(webhookDeliveries)
          .values({ webhook_id: row.id, message_id: message.id, next_attempt_at: at });
        await auditWebhook(store, acting, 'ping', row);
        return { message_id: message.id };
      });
    },
    listWebhookDeliveries: async ({ caller, params, query }) => {
      const { cursor, limit = PAGE_SIZE, state, type } = query;
      const before = cursor === undefined ? undefined : readCursor(cursor, ['number'])[0];
      const known = await readWebhooks(store, caller.program.uuid);
      if (!known.some(({ id }) => id === params.webhook_id)) throw new ApiError('WEBHOOK_UNKNOWN');
      const found = await store.database
        .select({ delivery: webhookDeliveries, message: webhookMessages })
        .from(webhookDeliveries)
        .innerJoin(webhookMessages, eq(webhookMessages.id, webhookDeliveries.message_id))
        .where(
          and(
            eq(webhookDeliveries.webhook_id, params.webhook_id),
            before === undefined ? undefined : lt(webhookDeliveries.id, before),
            state && eq(webhookDeliveries.state, state),
            type && eq(webhookMessages.type, type),
          ),
        )
        .orderBy(desc(webhookDeliveries.id))
        .limit(limit + 1);
      const { rows, next_cursor } = cutPage(found, limit, ({ delivery }) => [delivery.id]);
      return {
        items: rows.map(({ delivery, message }) => ({
          ...{ id: delivery.id, message_id: message.id, type: message.type, data: message.data },
          ...{ timestamp: message.at.toISOString(), state: delivery.state },
          attempts: delivery.attempts,
          next_attempt_at:
            delivery.state === 'pending' ? delivery.next_attempt_at.toISOString() : null,
          last_attempt: delivery.last_attempt,
        })),
        next_cursor,
      };
    },
    replayWebhook: async (call) => {
      const acting = actingOf(call);
      const { body } = call;
      return store.transaction(async () => {
        const row = await lockWebhook(store, acting.program_uuid, call.params.webhook_id);
        if (row.disabled) throw new ApiError('WEBHOOK_OFF');
        const which = 'ids' in body ? body : { from: new Date(body.from), to: new Date(body.to) };
        const count = await replayDeliveries(store, row.id, which, now());
        await auditWebhook(store, acting, 'replay', row, { ...body, count });
        return { count };
      });
    },
  };
}

type Webhook = ResponseOf<typeof listWebhooks>['webhooks'][number];

const present = (row: WebhookRow): Webhook => ({
  ...{ id: row.id, name: row.name, url: row.url, events: row.events, disabled: row.disabled },
  failing_since: row.failing_since?.toISOString() ?? null,
  last_success_at: row.last_success_at?.toISOString() ?? null,
  previous_until: row.previous_until?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
});
