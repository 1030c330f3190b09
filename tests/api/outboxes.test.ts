import { afterAll, beforeAll, expect, test } from 'vitest';
import { enqueueMail } from '#api/mail/outbox.ts';
import { asc, eq } from '#api/store/drizzle.ts';
import { connectorPushes } from '#api/store/tables/connectors.ts';
import { webhookDeliveries, webhookMessages, webhooks } from '#api/store/tables/webhooks.ts';
import { mails } from '#api/store/tables.ts';
import { countOutboxes } from '#main/api/count-outboxes.ts';
import { startTestApi, type TestApi } from '../support/api.ts';
import { mail } from '../support/mail-workers.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const NOW = new Date('2026-11-18T10:00:00Z');
const before = (seconds: number) => new Date(+NOW - seconds * 1000);

test('mails that wait or may have arrived are counted, those that were sent are not', async () => {
  const { store } = api.services;
  for (const _ of ['waits', 'may have arrived', 'sent']) await enqueueMail(store, mail());
  const rows = await store.database.select().from(mails).orderBy(asc(mails.id));
  const states = [
    { next_attempt_at: before(30) },
    { state: 'unknown', next_attempt_at: before(600) },
    { state: 'sent', next_attempt_at: before(600) },
  ] as const;
  for (const [at, { id }] of rows.entries())
    await store.database
      .update(mails)
      .set(states[at] ?? {})
      .where(eq(mails.id, id));
  expect(await countOutboxes(store, () => NOW)()).toMatchObject({
    mails: {
      counts: { pending: 1, sending: 0, handing_over: 0, unknown: 1, failed: 0 },
      oldest_seconds: 30,
    },
  });
});

test('whoever watches sees what waits for webhooks and what platforms sent, and since when', async () => {
  const { store } = api.services;
  const { database } = store;
  const program_uuid = api.program('alpha').uuid;
  const [webhook] = await database
    .insert(webhooks)
    .values({
      ...{ program_uuid, name: 'Team', url: 'https://hooks.example/', events: [] },
      ...{ secret: Buffer.from('sealed'), created_at: NOW, created_by: 'test' },
    })
    .returning();
  const messages = await database
    .insert(webhookMessages)
    .values(
      ['1', '2', '3', '4'].map((number) => ({
        ...{ program_uuid, type: 'points.posted' as const, at: NOW, data: { number } },
      })),
    )
    .returning();
  const states = [
    { state: 'pending', next_attempt_at: before(90) },
    { state: 'pending', next_attempt_at: before(-60) },
    { state: 'failed', next_attempt_at: before(600) },
    { state: 'delivered', next_attempt_at: before(600) },
  ] as const;
  await database.insert(webhookDeliveries).values(
    messages.map(({ id: message_id }, at) => ({
      ...{ message_id, webhook_id: webhook?.id ?? '' },
      ...(states[at] ?? states[0]),
    })),
  );
  await database.insert(connectorPushes).values(
    (['pending', 'done'] as const).map((state, at) => ({
      ...{ platform: 'twitch', message_id: `m${at}`, kind: 'stream.online', body: {}, state },
      ...{ sent_at: before(45), received_at: before(45), next_attempt_at: before(40 + at * 100) },
    })),
  );
  expect(await countOutboxes(store, () => NOW)()).toMatchObject({
    webhook_deliveries: { counts: { pending: 2, sending: 0, failed: 1 }, oldest_seconds: 90 },
    connector_pushes: { counts: { pending: 1 }, oldest_seconds: 40 },
  });
});
