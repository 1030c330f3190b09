/**
 * What Node is told before the file of a server or command that lives for a test: its embedded
 * database is compiled once, quickly, and not a second time for speed that takes minutes to pay back.
 * Outside of tests, where servers are measured, nothing.
 */
export const QUICK_START: readonly string[] = process.env.VITEST ? ['--liftoff-only'] : [];
