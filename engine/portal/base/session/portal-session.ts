import { ApiClient } from '#contract/endpoints/client.ts';
import { DEFAULT_API, type View } from '#contract/programs/view.ts';
import { DEFAULT_LOCALE } from '#domain/locales/default-locale.ts';
import { watchedFetch } from '../runtime/connection.ts';
import { queryClient } from '../runtime/query-client.ts';
import { forgetIdentity } from './identity-cookie.ts';
import { type Exclusive, type LogoutReason, SessionClient } from './session-client.ts';
import { SessionStorage } from './session-storage.ts';
import { SIGN_IN_NOTICE } from './sign-in-notice.ts';

/** Milliseconds between signing out and the login page (specification, section 9). */
export const LOGOUT_DELAY = 100;

/** Where to go after the next sign-in; kept by the tab. */
const REDIRECT = 'creators_redirect';
/** Only ever a path of this origin, as sign-in takes it (contract/auth): it refuses any other. */
const WAY_BACK = /^\/(?![/\\])[^\p{Cc}\\]{0,499}$/u;

/** What of a view a session depends on. */
type Place = Pick<View, 'api' | 'locale'> & { readonly program?: { readonly uuid: string } };

let storage: SessionStorage | undefined;
/** The browser's session; only in the browser. */
export function browserSession(): SessionStorage {
  storage ??= new SessionStorage(localStorage);
  return storage;
}

/** Goes to the login page of what is shown; the app says how. */
type GoToLogin = () => void;
let goToLogin: GoToLogin = () => {};
export function onSignedOut(go: GoToLogin): void {
  goToLogin = go;
}

let place: Place | undefined;
let client: SessionClient | undefined;

/** Calls the API for whoever is signed in to the program that is shown. */
export function sessionClient(view: Place): SessionClient {
  place = view;
  const { base_url: baseUrl, headers } = view.api ?? DEFAULT_API;
  client ??= new SessionClient({
    client: new ApiClient({ baseUrl, headers, fetch: watchedFetch }),
    storage: browserSession(),
    uuid: () => place?.program?.uuid ?? null,
    locale: () => place?.locale ?? DEFAULT_LOCALE,
    exclusive: acrossTabs,
    onLogout: endSession,
  });
  return client;
}

/** One tab refreshes at a time; where the browser has no locks, each one for itself. */
const acrossTabs: Exclusive = async (work) =>
  navigator.locks ? await navigator.locks.request('creators_session', work) : work();

/**
 * Signs out here. Where the session itself was the cause, the way back to this page is kept for
 * after the next sign-in (specification, section 4).
 */
export function endSession(reason: LogoutReason | 'asked'): void {
  signingOut = true;
  // A late call without a session says nothing of how it ended.
  if (reason !== 'no_session') {
    sessionStorage.setItem(SIGN_IN_NOTICE, reason);
    noteDeparture(reason === 'asked');
  }
  // Without a session the guards have kept the way already: a late call may come from the login.
  if (reason === 'refresh_failed' || reason === 'other_program')
    keepRedirect(location.pathname + location.search + location.hash);
  // The credentials themselves go with their client (live/credentials-of.ts), which may not be here.
  forgetIdentity(document, browserSession().read()?.tokens.uuid ?? '');
  browserSession().clear();
  queryClient.clear();
  setTimeout(() => {
    signingOut = false;
    goToLogin();
  }, LOGOUT_DELAY);
}

let signingOut = false;
/** Whether somebody is just being signed out in this tab: the login page follows. */
export const isSigningOut = (): boolean => signingOut;

/** The page on which who was last signed in here signed out by themselves. */
let leftAt: string | undefined;

/**
 * Whether who was last signed in here signed out by themselves on this page. Asked on another page,
 * it is forgotten: whoever comes back wants to.
 */
export function leftOnPurpose(): boolean {
  if (leftAt !== location.pathname) leftAt = undefined;
  return leftAt !== undefined;
}

/** That holds until somebody is signed in again, in whichever tab: however late this page asks. */
function noteDeparture(asked: boolean): void {
  leftAt = asked ? location.pathname : undefined;
  const end = browserSession().subscribe(() => {
    if (!browserSession().read()) return;
    leftAt = undefined;
    end();
  });
}

/** Whether the stored session is a creator's of another program (specification, section 4). */
export function keepsForeignSession(uuid: string): boolean {
  const session = browserSession().read();
  return session !== undefined && session.tokens.uuid !== null && session.tokens.uuid !== uuid;
}

export function keepRedirect(path: string): void {
  sessionStorage.setItem(REDIRECT, path);
}

/** Where a program's pages are: `base` and below, and the guest links that name it. */
interface Home {
  readonly base: string;
  readonly slug: string;
}

/** The kept way back, of this program alone; until a sign-in is complete. */
export function keptRedirect({ base, slug }: Home): string | undefined {
  const path = sessionStorage.getItem(REDIRECT) ?? undefined;
  if (!path || !WAY_BACK.test(path)) return undefined;
  const places = [base, `/activations/${slug}`, `/quests/${slug}`, `/bingo/${slug}`];
  return places.some((place) => path.startsWith(`${place}/`)) ? path : undefined;
}

export function forgetRedirect(): void {
  sessionStorage.removeItem(REDIRECT);
}

/** The same, once. */
export function takeRedirect(home: Home): string | undefined {
  const path = keptRedirect(home);
  forgetRedirect();
  return path;
}
