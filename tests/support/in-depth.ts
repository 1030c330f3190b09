import { test } from 'vitest';

/** Whether suites in depth run: `npm test -- --deep`, CI and `npm run test:full` (CONTRIBUTING). */
export const IS_DEEP = process.env.MARQUEE_TEST_DEEP !== undefined;

/** A test of a suite that is in depth by itself, where a file of its own would open all of it twice. */
export const testInDepth = test.runIf(IS_DEEP);
