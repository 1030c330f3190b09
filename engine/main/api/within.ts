import { setTimeout as sleep } from 'node:timers/promises';

/** What `work` comes to, or undefined where that takes longer; the work goes on. */
export async function within<Value>(
  work: Value | Promise<Value>,
  milliseconds: number,
): Promise<Value | undefined> {
  const giveUp = new AbortController();
  const late = sleep(milliseconds, undefined, { signal: giveUp.signal }).catch(() => undefined);
  return Promise.race([work, late]).finally(() => giveUp.abort());
}
