/** Options of a server of pages alone, without rate limits. */
export const PAGES_ALONE = { LOG_LEVEL: 'info', MARQUEE_RATE_LIMITS: 'off' };
