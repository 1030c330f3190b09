/** Whether suites in depth run: `npm test -- --deep`, CI and `npm run test:full` (CONTRIBUTING). */
export const IS_DEEP = process.env.MARQUEE_TEST_DEEP !== undefined;
