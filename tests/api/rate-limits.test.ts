import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ALLOWANCES, createRateLimits } from '#api/http/rate-limits.ts';
import { readSelf } from '#contract/account/endpoints.ts';
import { refreshSession, signIn, startSignIn } from '#contract/auth/endpoints.ts';
import { ingestEvents } from '#contract/events/endpoints.ts';
import { startTestApi, type TestApi } from '../support/api.ts';

const TWO = { ...ALLOWANCES, read: { calls: 2, seconds: 60, fromAddress: 4 } };

describe('a limit', () => {
  test('lets a caller through as often as it says, and then tells how long to wait', async () => {
    const limits = createRateLimits(TWO);
    expect(await limits.check('read', 'creator:a')).toBeUndefined();
    expect(await limits.check('read', 'creator:a')).toBeUndefined();
    const refused = await limits.check('read', 'creator:a');
    expect(refused?.retryAfter).toBeGreaterThan(0);
    expect(refused?.retryAfter).toBeLessThanOrEqual(60);
  });

  test('counts each caller and each class for itself', async () => {
    const limits = createRateLimits(TWO);
    for (let call = 0; call < 3; call += 1) await limits.check('read', 'creator:a');
    expect(await limits.check('read', 'creator:b')).toBeUndefined();
    expect(await limits.check('write', 'creator:a')).toBeUndefined();
  });
});

describe.runIf(process.env.TEST_REDIS_URL)('instances that share a Redis', () => {
  const open = () =>
    new Redis(process.env.TEST_REDIS_URL ?? '', {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
    });

  test('share their counts, and each counts alone while it is away', async () => {
    const [one, two] = [open(), open()];
    for (const redis of [one, two]) {
      redis.on('error', () => {});
      if (redis.status !== 'ready') await new Promise((ready) => redis.once('ready', ready));
    }
    const caller = `creator:${randomUUID()}`;
    const [first, second] = [createRateLimits(TWO, one), createRateLimits(TWO, two)];
    expect(await first.check('read', caller)).toBeUndefined();
    expect(await second.check('read', caller)).toBeUndefined();
    expect(await first.check('read', caller)).toBeDefined();
    two.disconnect();
    expect(await second.check('read', caller)).toBeUndefined();
    one.disconnect();
  });
});

describe('an address', () => {
  test('is counted apart from the people behind it, and IPv6 by its network', async () => {
    const limits = createRateLimits(TWO);
    const from = (host: string) => limits.checkAddress('read', `2001:db8:0:1::${host}`);
    expect(await Promise.all(['1', '2', '3', '4'].map(from))).toEqual(Array(4).fill(undefined));
    expect(await from('5')).toBeDefined();
    expect(await limits.checkAddress('read', '2001:db8:0:2::1')).toBeUndefined();
    expect(await limits.check('read', 'creator:behind it')).toBeUndefined();
  });
});

describe('credentials that nobody gave out', () => {
  let api: TestApi;
  let lookUps = 0;
  beforeAll(async () => {
    api = await startTestApi({ rateLimits: createRateLimits(ALLOWANCES) });
    const { database } = api.services.store;
    const select = database.select.bind(database);
    vi.spyOn(database, 'select').mockImplementation(((...fields: []) => {
      lookUps += 1;
      return select(...fields);
    }) as typeof database.select);
  });
  afterAll(() => api.close());

  const ingest = (key: string) =>
    api.call(ingestEvents, { headers: { 'x-api-key': key }, body: { events: [] } });
  const forge = (count: number, call: (forged: string) => Promise<{ status: number }>) =>
    Promise.all(
      Array.from({ length: count }, async () => (await call(`forged ${randomUUID()}`)).status),
    );
  const of = (statuses: readonly number[], status: number) =>
    statuses.filter((one) => one === status).length;

  test('are soon not looked up any more, and a key that holds goes on from the same address', async () => {
    const key = await api.service('alpha');
    expect((await ingest(key)).code).not.toBe('RATE_LIMITED');
    const { fromAddress } = ALLOWANCES.failure;
    await forge(fromAddress, ingest);
    lookUps = 0;
    const refused = await ingest('another forged key');
    expect([refused.status, refused.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(of(await forge(200, ingest), 429)).toBe(200);
    expect(lookUps).toBe(0);
    expect((await ingest(key)).code).not.toBe('RATE_LIMITED');
  });

  test('are refused as tokens too, and whoever is signed in goes on', async () => {
    const person = await api.creator('alpha');
    const read = (token: string) => api.call(readSelf, { token });
    await forge(ALLOWANCES.failure.fromAddress, read);
    lookUps = 0;
    expect(of(await forge(50, read), 429)).toBe(50);
    expect(lookUps).toBe(0);
    expect((await read(person.token)).status).toBe(200);
  });

  test('are counted for themselves, wherever they come from', async () => {
    const limits = createRateLimits(ALLOWANCES);
    for (let count = 0; count < ALLOWANCES.failure.calls; count += 1)
      await limits.countFailure('a revoked key', `192.0.2.${count}`);
    expect(await limits.tooManyFailures('a revoked key', '198.51.100.1')).toBeDefined();
    expect(await limits.tooManyFailures('a sound key', '198.51.100.1')).toBeUndefined();
  });
});

describe('an office behind one address', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ rateLimits: createRateLimits(ALLOWANCES) });
  });
  afterAll(() => api.close());

  test('keeps its sessions: signing in takes nothing of refreshing', async () => {
    const refresh = (refresh_token: string) =>
      api.call(refreshSession, { body: { refresh_token } });
    const codes = [];
    for (let count = 0; count <= ALLOWANCES.failure.calls; count += 1)
      codes.push((await refresh('one token that is none of ours')).code);
    expect(codes.at(0)).toBe('REFRESH_TOKEN_INVALID');
    expect(codes.at(-1)).toBe('RATE_LIMITED');
  });

  test('signs in, 200 people in a minute', async () => {
    const signing = Array.from({ length: 200 }, () =>
      api.call(signIn, {
        body: { handoff: randomUUID(), code_verifier: 'v'.repeat(43) },
      }),
    );
    // Nobody of them has a handoff that holds; as soon as too many fail, only they are told so.
    const seen = new Set((await Promise.all(signing)).map(({ code }) => code));
    expect([...seen].sort()).toEqual(['HANDOFF_INVALID', 'RATE_LIMITED']);
    const starts = Array.from({ length: 200 }, () =>
      api.call(startSignIn, {
        body: {
          provider: 'nobody',
          uuid: api.program('alpha').uuid,
          code_challenge: 'c'.repeat(43),
        },
      }),
    );
    for (const { code } of await Promise.all(starts)) expect(code).toBe('PROVIDER_NOT_OFFERED');
  });
});

describe('the API', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ rateLimits: createRateLimits(TWO) });
  });
  afterAll(() => api.close());

  test('limits a person, not the person beside them', async () => {
    const [busy, calm] = [await api.creator('alpha'), await api.creator('alpha')];
    for (let call = 0; call < 2; call += 1)
      expect((await api.call(readSelf, { token: busy.token })).status).toBe(200);
    const refused = await api.call(readSelf, { token: busy.token });
    expect([refused.status, refused.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await api.call(readSelf, { token: calm.token })).status).toBe(200);
  });
});
