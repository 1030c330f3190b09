import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const SESSION = {
  user: {
    kind: 'creator',
    id: 'b0000000-0000-4000-8000-00000000000b',
    display_name: 'Maya',
    email: null,
    picture_url: null,
  },
  tokens: {
    auth_token: 'au.th.token',
    refresh_token: 'r'.repeat(43),
    uuid: 'a1fa0000-0000-4000-8000-00000000000a',
  },
};

/** As a browser keeps what a tab, or all tabs, know. */
function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** A page that was just opened by somebody who is signed in. */
async function openPage() {
  // Where another file of the same worker opened one, its storage is that page's.
  vi.resetModules();
  const page = await import('./portal-session.ts');
  signInElsewhere();
  return page;
}

/** Another tab writes the session; the browser says so. */
function signInElsewhere() {
  localStorage.setItem('creators_session', JSON.stringify(SESSION));
  heard({ key: 'creators_session' });
}

let heard: (event: { key: string }) => void = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('location', new URL('https://creators.example/programs/x/dashboard/account?a=1'));
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('addEventListener', (_: string, listener: typeof heard) => {
    heard = listener;
  });
  vi.stubGlobal('removeEventListener', () => {});
});
afterEach(() => {
  heard = () => {};
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('who signs out is led to the login after 100 ms', async () => {
  const { endSession, isSigningOut, LOGOUT_DELAY, onSignedOut } = await openPage();
  const goToLogin = vi.fn();
  onSignedOut(goToLogin);
  endSession('asked');
  expect(localStorage.getItem('creators_session')).toBeNull();
  vi.advanceTimersByTime(LOGOUT_DELAY - 1);
  expect(isSigningOut()).toBe(true);
  expect(goToLogin).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(isSigningOut()).toBe(false);
  expect(goToLogin).toHaveBeenCalledOnce();
});

test('who signed out by themselves has, whatever calls follow and however late a page asks', async () => {
  const { endSession, leftOnPurpose, LOGOUT_DELAY } = await openPage();
  expect(leftOnPurpose()).toBe(false);
  endSession('asked');
  endSession('no_session');
  expect(leftOnPurpose()).toBe(true);
  vi.advanceTimersByTime(2 * LOGOUT_DELAY);
  expect(leftOnPurpose()).toBe(true);
  expect(sessionStorage.getItem('creators_sign_in_notice')).toBe('asked');
  expect(sessionStorage.getItem('creators_redirect')).toBeNull();
});

test('that is over once somebody is signed in again', async () => {
  const { endSession, leftOnPurpose } = await openPage();
  endSession('asked');
  signInElsewhere();
  expect(leftOnPurpose()).toBe(false);
  // Its session ends by itself: the way back is kept.
  endSession('refresh_failed');
  expect(leftOnPurpose()).toBe(false);
  expect(sessionStorage.getItem('creators_redirect')).toBe('/programs/x/dashboard/account?a=1');
});

test('that is over once another page was shown', async () => {
  const { endSession, leftOnPurpose } = await openPage();
  endSession('asked');
  const { pathname } = location;
  location.pathname = '/programs/x/login';
  expect(leftOnPurpose()).toBe(false);
  location.pathname = pathname;
  expect(leftOnPurpose()).toBe(false);
});
