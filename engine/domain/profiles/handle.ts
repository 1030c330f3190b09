import { HANDLE, LONGEST_HANDLE } from '#contract/vocabulary/handle-words.ts';

/** Days for which nobody else may take a handle that somebody gave up. */
export const KEPT_DAYS = 90;
/** How often a handle may be changed within so many days. */
export const MOST_CHANGES = 3;
export const CHANGES_DAYS = 30;

/** Whose handle says that somebody speaks for the program, in any part of it. */
const OFFICES: ReadonlySet<string> = new Set([
  ...['admin', 'admins', 'administrator', 'administrators', 'helpdesk', 'mod', 'moderator'],
  ...['moderators', 'mods', 'official', 'officials', 'operator', 'operators', 'owner', 'security'],
  ...['staff', 'support', 'sysadmin', 'system', 'verified', 'webmaster'],
]);

/** Words of addresses and of forms, which are nobody's name. */
const WORDS: ReadonlySet<string> = new Set([
  ...['about', 'account', 'all', 'anonymous', 'api', 'assets', 'bot', 'contact', 'creator'],
  ...['creators', 'dashboard', 'deleted', 'edit', 'everyone', 'false', 'guest', 'help', 'here'],
  ...['home', 'index', 'info', 'legal', 'login', 'logout', 'new', 'nobody', 'null', 'portal'],
  ...['press', 'privacy', 'profile', 'profiles', 'program', 'root', 'search', 'settings'],
  ...['signin', 'signup', 'team', 'terms', 'test', 'true', 'undefined', 'unknown', 'user', 'you'],
]);

/**
 * Whether nobody may have a handle: it claims an office, is a word of addresses, or one of `names`,
 * which belong to the program itself.
 */
export function isReservedHandle(handle: string, names: readonly string[]): boolean {
  const whole = handle.replaceAll(/[-_]/g, '');
  if (WORDS.has(whole) || OFFICES.has(whole)) return true;
  if (handle.split(/[-_]/).some((part) => OFFICES.has(part))) return true;
  return names.some((name) => joined(name) === whole);
}

/** A handle made of a name; empty where too little of that can be in one. */
export function suggestHandle(name: string): string {
  const letters = plainLetters(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_HANDLE)
    .replaceAll(/^-+|-+$/g, '');
  return HANDLE.test(letters) ? letters : '';
}

const joined = (name: string) => plainLetters(name).replaceAll(/[^a-z0-9]/g, '');

/** Without marks above and below letters: `é` → `e`. */
const plainLetters = (text: string) =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
