import { expect, test } from 'vitest';
import { Admission, TooBusy } from './admission.ts';

const never = () => new Promise<void>(() => {});

test('beyond as many as can be made nobody waits: the next ones are told when to come again', async () => {
  const admission = new Admission(2);
  void admission.within(never);
  void admission.within(never);
  const refused = await admission.within(async () => {}).catch((error) => error);
  expect(refused).toBeInstanceOf(TooBusy);
  expect([refused.statusCode, refused.retryAfter]).toEqual([503, 1]);
  expect(admission.refused).toBe(1);
});

test('who is done, or failed, makes room', async () => {
  const admission = new Admission(1);
  expect(await admission.within(async () => 'made')).toBe('made');
  await expect(admission.within(() => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  );
  expect(await admission.within(async () => 'made')).toBe('made');
});

test('between any two that begin the event loop turns, however many came at once', async () => {
  const admission = new Admission(10);
  const order: string[] = [];
  const turn = () => setImmediate(() => order.push('others'));
  const made = [1, 2, 3].map((number) =>
    admission.within(async () => {
      order.push(`page ${number}`);
      turn();
    }),
  );
  await Promise.all(made);
  await new Promise(setImmediate);
  expect(order).toEqual(['page 1', 'others', 'page 2', 'others', 'page 3', 'others']);
});
