import type { StoreLog } from '#api/store/connections.ts';

/** Tells of work that fails again and again once, and when it is well again. */
export function reportOnce(log: StoreLog, job: string) {
  let failing = false;
  return {
    fail: (error: unknown) => {
      if (!failing) log.error({ err: error, job }, 'A job in the background failed; it goes on.');
      failing = true;
    },
    succeed: () => {
      if (failing) log.info({ job }, 'A job in the background is well again.');
      failing = false;
    },
  };
}
