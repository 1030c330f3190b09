import { vi } from 'vitest';

/** Milliseconds; vitest's own is one second, which a busy machine takes for a single call. */
const PATIENCE = 60_000;

/** Waits until a check passes. @throws what it threw last, after a minute */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: PATIENCE });
