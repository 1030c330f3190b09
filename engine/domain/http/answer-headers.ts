/** Browsers take an answer as what it says it is, and tell other sites no paths of ours. */
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const;

/**
 * What every answer has that says nothing else: it is data, which shows and runs nothing, and only
 * pages of its own host may take it in. Other hosts' pages ask with CORS, which is not held
 * against this.
 */
export const DATA_HEADERS = {
  ...ALWAYS,
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/** A page's; its policy is its own. */
export const PAGE_HEADERS = {
  ...ALWAYS,
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
} as const;

/** A picture that mails, previews of links and other sites show; even a hostile one stays passive. */
export const PICTURE_HEADERS = {
  ...ALWAYS,
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
} as const;

/**
 * On answers over https: this host is asked over https alone, for a year. It says nothing of hosts
 * below it, which may be somebody else's.
 */
export const HTTPS_HEADERS = { 'strict-transport-security': 'max-age=31536000' } as const;

/** The same of hosts whose owner wants them in browsers' own lists, which ask that all hosts below are bound. */
export const PRELOAD_HEADERS = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains; preload',
} as const;
