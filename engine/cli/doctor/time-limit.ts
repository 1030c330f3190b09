import { setTimeout as sleep } from 'node:timers/promises';

/** Something did not answer in time; it was given up. */
export class TimeLimitError extends Error {
  constructor(milliseconds: number) {
    super(`no answer within ${milliseconds / 1000} s`);
  }
}

/**
 * What `work` comes to. Where that takes longer, `giveUp` is called, and nobody waits for it.
 * @throws TimeLimitError
 */
export async function within<Result>(
  milliseconds: number,
  work: Promise<Result>,
  giveUp: () => void = () => {},
): Promise<Result> {
  const answered = new AbortController();
  const late = sleep(milliseconds, undefined, { signal: answered.signal }).then(() => {
    giveUp();
    throw new TimeLimitError(milliseconds);
  });
  late.catch(() => {}); // who was answered in time ends it
  work.catch(() => {}); // what comes of it later is nobody's
  return Promise.race([work, late]).finally(() => answered.abort());
}
