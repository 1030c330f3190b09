import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALLOWANCES, createRateLimits } from '#api/http/rate-limits.ts';
import { readSelf } from '#contract/account/endpoints.ts';
import { startTestApi, type TestApi } from '../support/api.ts';

const TWO = { ...ALLOWANCES, read: { calls: 2, seconds: 60 } };

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
