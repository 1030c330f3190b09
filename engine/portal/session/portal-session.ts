import { ApiClient } from '#contract/endpoints/client.ts';
import { DEFAULT_API, type View } from '#contract/programs/view.ts';
import { queryClient } from '../shell/query-client.ts';
import { type Exclusive, type LogoutReason, SessionClient } from './session-client.ts';
import { SessionStorage } from './session-storage.ts';

/** Milliseconds between signing out and the login page (specification, section 9). */
export const LOGOUT_DELAY = 100;

/** Where to go after the next sign-in; kept by the tab. */
const REDIRECT = 'creators_redirect';

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
    client: new ApiClient({ baseUrl, headers, fetch: (...call) => fetch(...call) }),
    storage: browserSession(),
    uuid: () => place?.program?.uuid ?? null,
    locale: () => place?.locale ?? 'en',
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
  if (reason !== 'asked') keepRedirect(location.pathname + location.search + location.hash);
  browserSession().clear();
  queryClient.clear();
  setTimeout(() => goToLogin(), LOGOUT_DELAY);
}

export function keepRedirect(path: string): void {
  sessionStorage.setItem(REDIRECT, path);
}

/** The kept way back, once. */
export function takeRedirect(): string | undefined {
  const path = sessionStorage.getItem(REDIRECT) ?? undefined;
  sessionStorage.removeItem(REDIRECT);
  // Only ever a path of this origin.
  return path?.startsWith('/') && !path.startsWith('//') ? path : undefined;
}
