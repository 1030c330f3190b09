import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { postPoints } from '#api/core/ledger/post-points.ts';
import { webhookHeaders } from '#api/core/webhooks/sign-webhook.ts';
import { WebhookWorker } from '#api/core/webhooks/webhook-worker.ts';
import { openAddresses } from '#api/outgoing/open-address.ts';
import { eq } from '#api/store/drizzle.ts';
import { creators } from '#api/store/tables/accounts.ts';
import { programs } from '#api/store/tables/programs.ts';
import { webhookDeliveries, webhookMessages, webhooks } from '#api/store/tables/webhooks.ts';
import {
  changeWebhook,
  createWebhook,
  listWebhookDeliveries,
  listWebhooks,
  pingWebhook,
  removeWebhook,
  replayWebhook,
  rotateWebhookSecret,
} from '#contract/webhooks/endpoints.ts';
import { WEBHOOK_PAYLOADS } from '#contract/webhooks/payloads.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';

interface Heard {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let api: TestApi;
let owner: TestPerson;
let manager: TestPerson;
let stranger: TestPerson;
let address: string;
let heard: Heard[] = [];
/** Those of whoever is silent. */
const held: ServerResponse[] = [];
let answers: (path: string) => { status: number; headers?: Record<string, string> } | 'silence';
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => {
    body += part;
  });
  request.on('end', () => {
    const path = request.url ?? '';
    heard.push({ path, headers: request.headers, body });
    const answer = answers(path);
    if (answer === 'silence') return void held.push(response);
    response.writeHead(answer.status, answer.headers).end('Thank you.');
  });
});
beforeAll(async () => {
  api = await startTestApi();
  owner = await api.operator('alpha', 'owner');
  manager = await api.operator('alpha', 'manager');
  stranger = await api.operator('beta', 'owner');
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
});
afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await api.close();
});
let time: Date;
beforeEach(async () => {
  heard = [];
  answers = () => ({ status: 204 });
  const { database } = api.services.store;
  await database.delete(webhooks);
  await database.delete(webhookMessages);
  // After what the database's own clock says of what is written.
  time = new Date(Date.now() + 60_000);
  api.setTime(time);
});

const as = ({ token, uuid }: TestPerson, rest: object = {}) => ({
  token,
  query: { uuid, ...rest },
});
const make = async (path: string, events: readonly string[] = ['points.posted']) => {
  const body = { name: path, url: address + path, events };
  return (await api.call(createWebhook, { ...as(owner), body })).body;
};
const log = async (id: string, rest: object = {}) =>
  (await api.call(listWebhookDeliveries, { ...as(manager, rest), params: { webhook_id: id } })).body
    .items;
const replay = (id: string, body: unknown) =>
  api.call(replayWebhook, { ...as(manager), params: { webhook_id: id }, body });
const hook = async (id: string) =>
  (await api.call(listWebhooks, as(manager))).body.webhooks.find((one) => one.id === id);
const later = (milliseconds: number) => {
  // For workers alone: operators would have to sign in again.
  time = new Date(time.getTime() + milliseconds);
};
const HOUR = 3_600_000;

let posted = 0;
async function post(amount = 5): Promise<TestPerson> {
  const person = await api.creator('alpha');
  posted += 1;
  await postPoints(api.services.store, {
    ...{ program_uuid: person.uuid, activation_id: 1, creator_id: person.id, now: new Date() },
    ...{ amount, source_kind: 'adjustment', source_id: `webhooks:${posted}`, reason: {} },
  });
  return person;
}

/** Has workers run until nothing is due or on its way. */
async function work(
  count = 1,
  { isDone, ...options }: { answerLimit?: number; isDone?: () => boolean } = {},
): Promise<void> {
  const { store, secrets, log: logger } = api.services;
  const now = () => time;
  const workers = Array.from(
    { length: count },
    () =>
      new WebhookWorker({
        ...{ store, secrets, now, log: logger, addresses: openAddresses(['127.0.0.0/8']) },
        ...{ pollInterval: 20, ...options },
      }),
  );
  for (const worker of workers) worker.start();
  const open = async () =>
    (await store.database.select().from(webhookDeliveries)).filter(
      ({ state, next_attempt_at }) =>
        state === 'sending' || (state === 'pending' && next_attempt_at <= now()),
    ).length;
  await expect
    .poll(async () => (isDone ? isDone() : (await open()) === 0), { timeout: 20_000 })
    .toBe(true);
  await Promise.all(workers.map((worker) => worker.stop()));
}

test('what happens is sent, signed, as the contract says; a manager reads the log', async () => {
  const { id, secret } = await make('/points');
  expect(secret).toMatch(/^whsec_/);
  const person = await post();
  await work();
  const [message] = heard;
  const { headers, body = '' } = message ?? {};
  const sent = webhookHeaders(
    [secret],
    String(headers?.['webhook-id']),
    Number(headers?.['webhook-timestamp']),
    body,
  );
  expect(headers).toMatchObject({ ...sent, 'content-type': 'application/json' });
  expect(Number(headers?.['webhook-timestamp'])).toBe(Math.floor(time.getTime() / 1000));
  const { type, data } = JSON.parse(body);
  expect(type).toBe('points.posted');
  expect(WEBHOOK_PAYLOADS['points.posted'].data.parse(data)).toMatchObject({
    ...{ creator_id: person.id, amount: 5, balance: 5 },
  });
  const [delivery] = await log(id);
  expect(delivery).toMatchObject({ state: 'delivered', attempts: 1, data });
  expect(delivery?.last_attempt).toMatchObject({ status: 204, error: null });
  expect(await log(id, { state: 'failed' })).toEqual([]);
  expect(await log(id, { type: 'test.ping' })).toEqual([]);
  expect((await hook(id))?.last_success_at).toBe(time.toISOString());
  const [kept] = await api.services.store.database.select().from(webhooks);
  expect(kept?.secret.includes(secret)).toBe(false);
});

test('what is rolled back is never told, and nothing is told that nobody asked for', async () => {
  await make('/other', ['member.left']);
  await post();
  await expect(
    api.services.store.transaction(async () => {
      const person = await api.creator('alpha');
      await api.services.store.database
        .update(creators)
        .set({ member_since: null })
        .where(eq(creators.id, person.id));
      throw new Error('No.');
    }),
  ).rejects.toThrow('No.');
  expect(await api.services.store.database.select().from(webhookMessages)).toEqual([]);
});

test('members, applications and campaigns are told as the contract says', async () => {
  const { id } = await make('/all', [
    ...['application.submitted', 'member.joined', 'member.suspended', 'member.restored'],
    ...['campaign.applied'],
  ]);
  const { database } = api.services.store;
  const person = await api.creator('alpha', { member_since: null });
  const of = eq(creators.id, person.id);
  await database.update(creators).set({ member_since: new Date() }).where(of);
  await database.update(creators).set({ status: 'suspended' }).where(of);
  await database.update(creators).set({ status: 'active', display_name: 'X' }).where(of);
  await database.update(creators).set({ display_name: 'Y' }).where(of);
  const alpha = eq(programs.uuid, person.uuid);
  const [{ campaign_hash = '' } = {}] = await database.select().from(programs).where(alpha);
  await database.update(programs).set({ campaign_hash: 'another' }).where(alpha);
  await database.update(programs).set({ campaign_hash }).where(alpha);
  await database.update(programs).set({ applied_at: new Date() }).where(alpha);
  const items = await log(id);
  expect(items.map(({ type }) => type).reverse()).toEqual([
    ...['member.joined', 'member.suspended', 'member.restored'],
    ...['campaign.applied', 'campaign.applied'],
  ]);
  for (const { type, data } of items) WEBHOOK_PAYLOADS[type].data.parse(data);
});

test('a failure is tried again later with the same id, and waits as long as it was asked to', async () => {
  const { id } = await make('/fails');
  answers = () => ({ status: 503, headers: { 'retry-after': '3600' } });
  await post();
  await work();
  const [delivery] = await log(id);
  expect(delivery).toMatchObject({ state: 'pending', attempts: 1 });
  const next = Date.parse(delivery?.next_attempt_at ?? '') - time.getTime();
  expect(next).toBeGreaterThanOrEqual(HOUR);
  expect(delivery?.last_attempt).toMatchObject({ status: 503, excerpt: 'Thank you.' });
  expect((await hook(id))?.failing_since).toBe(time.toISOString());
  answers = () => ({ status: 200 });
  later(2 * HOUR);
  await work();
  expect(new Set(heard.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(heard).toHaveLength(2);
  expect(await hook(id)).toMatchObject({ failing_since: null, disabled: null });
});

test('410 turns a webhook off; what it misses is sent by a replay of a time', async () => {
  const { id } = await make('/gone');
  answers = () => ({ status: 410 });
  await post();
  await work();
  expect((await hook(id))?.disabled).toBe('gone');
  const from = new Date(Date.now() - 60_000).toISOString();
  await post();
  expect((await log(id)).map(({ state }) => state)).toEqual(['missed', 'failed']);
  const range = { from, to: new Date(Date.now() + 60_000).toISOString() };
  expect((await replay(id, range)).code).toBe('WEBHOOK_OFF');
  const ping = { ...as(manager), params: { webhook_id: id } };
  expect((await api.call(pingWebhook, ping)).code).toBe('WEBHOOK_OFF');
  const body = { name: 'x', url: `${address}/gone`, events: ['points.posted'], enabled: true };
  await api.call(changeWebhook, { ...as(manager), params: { webhook_id: id }, body });
  answers = () => ({ status: 200 });
  expect((await replay(id, range)).body).toEqual({ count: 2 });
  await work();
  expect((await log(id)).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
  const [first] = await log(id);
  expect((await replay(id, { ids: [first?.id] })).body).toEqual({ count: 1 });
});

test('five days of failures turn a webhook off', async () => {
  const { id } = await make('/days');
  answers = () => ({ status: 500 });
  await post();
  await work();
  for (const wait of [1, 1, 24, 96]) {
    later(wait * HOUR);
    await work();
  }
  expect((await hook(id))?.disabled).toBe('failing');
});

test('a secret is exchanged: both sign until the time is over', async () => {
  const { id, secret } = await make('/rotated');
  const rotated = await api.call(rotateWebhookSecret, {
    ...{ ...as(owner), params: { webhook_id: id }, body: { keep_hours: 1 } },
  });
  const secrets = [rotated.body.secret, secret];
  expect(new Set(secrets).size).toBe(2);
  const signatures = async () => {
    heard = [];
    await api.call(pingWebhook, { ...as(manager), params: { webhook_id: id } });
    await work();
    const [{ headers, body } = { headers: {}, body: '' } as Heard] = heard;
    const of = webhookHeaders(
      secrets,
      String(headers['webhook-id']),
      Number(headers['webhook-timestamp']),
      body,
    )['webhook-signature']?.split(' ');
    const found = String(headers['webhook-signature']).split(' ');
    return found.map((one) => of?.indexOf(one));
  };
  expect(await signatures()).toEqual([0, 1]);
  later(2 * HOUR);
  expect(await signatures()).toEqual([0]);
});

test('several workers send each message once, and a silent receiver delays nobody else', async () => {
  await make('/silent');
  await make('/quick');
  answers = (path) => (path === '/silent' ? 'silence' : { status: 200 });
  for (let at = 0; at < 20; at += 1) await post();
  const quick = () => heard.filter(({ path }) => path === '/quick');
  const isDone = () => {
    if (quick().length < 20) return false;
    for (const response of held.splice(0)) response.destroy();
    return true;
  };
  // Whoever waited for the silent one would wait longer than `work` does.
  await work(3, { answerLimit: 120_000, isDone });
  expect(quick()).toHaveLength(20);
  expect(new Set(quick().map(({ headers }) => headers['webhook-id'])).size).toBe(20);
  expect(heard.filter(({ path }) => path === '/silent').length).toBeLessThanOrEqual(12);
});

test('private networks, other programs and too many are refused', async () => {
  const at = (url: string) =>
    api.call(createWebhook, { ...as(owner), body: { name: 'x', url, events: ['points.posted'] } });
  for (const url of ['https://10.0.0.1/', 'http://hooks.example/', 'https://169.254.169.254/x'])
    expect((await at(url)).code).toBe('WEBHOOK_ADDRESS_REFUSED');
  const { id } = await make('/one');
  const params = { webhook_id: id };
  const changed = { name: 'x', url: 'https://[::1]/', events: ['points.posted'], enabled: true };
  const change = await api.call(changeWebhook, { ...as(owner), params, body: changed });
  expect(change.code).toBe('WEBHOOK_ADDRESS_REFUSED');
  const foreign = { ...as(stranger), params };
  const body = { ...changed, url: address };
  const answersOf = [
    await api.call(changeWebhook, { ...foreign, body }),
    await api.call(removeWebhook, foreign),
    await api.call(rotateWebhookSecret, { ...foreign, body: { keep_hours: 0 } }),
    await api.call(pingWebhook, foreign),
    await api.call(listWebhookDeliveries, foreign),
    await api.call(replayWebhook, { ...foreign, body: { ids: [1] } }),
  ];
  for (const { code } of answersOf) expect(code).toBe('WEBHOOK_UNKNOWN');
  for (let count = 1; count < 19; count += 1) expect((await at(address)).status).toBe(201);
  const last = await Promise.all([at(address), at(address), at(address)]);
  expect(last.map(({ status, code }) => code ?? status).sort()).toEqual([
    ...[201, 'WEBHOOKS_EXHAUSTED', 'WEBHOOKS_EXHAUSTED'],
  ]);
  expect((await api.call(removeWebhook, { ...as(manager), params })).status).toBe(204);
});

test('who manages adds none and gets no secret', async () => {
  const body = { name: 'x', url: address, events: ['points.posted'] };
  expect((await api.call(createWebhook, { ...as(manager), body })).code).toBe('ROLE_INSUFFICIENT');
});
