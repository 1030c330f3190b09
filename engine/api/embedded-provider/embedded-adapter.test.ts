import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { embeddedAdapter } from './embedded-adapter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what has expired is gone', async () => {
  const codes = embeddedAdapter()('AuthorizationCode');
  await codes.upsert('a', { jti: 'a' }, 60);
  vi.advanceTimersByTime(59_999);
  expect(await codes.find('a')).toEqual({ jti: 'a' });
  vi.advanceTimersByTime(1);
  expect(await codes.find('a')).toBeUndefined();
});

test('models share one memory and no ids', async () => {
  const adapter = embeddedAdapter();
  await adapter('Session').upsert('a', { uid: 'session' }, 60);
  await adapter('Interaction').upsert('a', { uid: 'interaction' }, 60);
  expect(await adapter('Session').find('a')).toEqual({ uid: 'session' });
  expect(await adapter('Session').findByUid('interaction')).toBeUndefined();
  await adapter('Session').destroy('a');
  expect(await adapter('Interaction').findByUid('interaction')).toEqual({ uid: 'interaction' });
});

test('a grant takes with it what came of it', async () => {
  const adapter = embeddedAdapter();
  await adapter('AccessToken').upsert('a', { grantId: 'g' }, 60);
  await adapter('AccessToken').upsert('b', { grantId: 'h' }, 60);
  await adapter('Grant').revokeByGrantId('g');
  expect(await adapter('AccessToken').find('a')).toBeUndefined();
  expect(await adapter('AccessToken').find('b')).toBeDefined();
});

test('memory is bounded: the oldest goes first', async () => {
  const sessions = embeddedAdapter()('Session');
  for (let n = 0; n <= 5_000; n += 1) await sessions.upsert(`s${n}`, {}, 60);
  expect(await sessions.find('s0')).toBeUndefined();
  expect(await sessions.find('s1')).toBeDefined();
  expect(await sessions.find('s5000')).toBeDefined();
});
