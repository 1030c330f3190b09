import { linkIdentity, signIn, startSignIn } from '#contract/auth/endpoints.ts';
import { ApiCallError } from '#contract/endpoints/client.ts';
import type { View } from '#contract/programs/view.ts';
import { browserSession, forgetRedirect, sessionClient } from './portal-session.ts';

/** The verifier that only this tab knows: whoever else holds the handoff can do nothing with it. */
const VERIFIER = 'creators_sign_in';
/** What the sign-in under way is for, and the path of the page that it began on. */
const PURPOSE = 'creators_sign_in_purpose';
const BEGINNING = 'creators_sign_in_from';
/** The account that was just linked, for the page that one comes back to. */
const LINKED = 'creators_linked';

/** Begins to sign in with a provider and leaves the page for it. @throws ApiCallError */
export async function beginSignIn(view: View, provider: string, redirect?: string): Promise<void> {
  const { program } = view;
  const { authorization_url } = await sessionClient(view).call(startSignIn, {
    body: {
      provider,
      ...(program ? { uuid: program.uuid } : {}),
      code_challenge: await newChallenge('sign_in'),
      ...(redirect === undefined ? {} : { redirect }),
    },
  });
  location.assign(authorization_url);
}

/** What this tab last began, and on which page of this origin; until something else is begun. */
export function begunSignIn(): { readonly linking: boolean; readonly path: string | undefined } {
  const path = sessionStorage.getItem(BEGINNING) ?? undefined;
  return { linking: sessionStorage.getItem(PURPOSE) === 'link', path };
}

/**
 * Completes what a handoff was made for. @returns where the person wanted to go
 * @throws ApiCallError, HANDOFF_INVALID also where this tab began nothing. Where no answer came, it
 * can be called again.
 */
export async function completeSignIn(view: View, handoff: string): Promise<string | undefined> {
  const body = { handoff, code_verifier: sessionStorage.getItem(VERIFIER) ?? 'x'.repeat(43) };
  const client = sessionClient(view);
  try {
    if (begunSignIn().linking) {
      const { provider, name, redirect } = await client.call(linkIdentity, { body });
      sessionStorage.setItem(LINKED, JSON.stringify({ provider, name }));
      sessionStorage.removeItem(VERIFIER);
      return redirect ?? undefined;
    }
    const { user, redirect, ...tokens } = await client.call(signIn, { body });
    sessionStorage.removeItem(VERIFIER);
    forgetRedirect();
    browserSession().write({ user, tokens });
    return redirect ?? undefined;
  } catch (error) {
    if (error instanceof ApiCallError && error.status >= 400 && error.status < 500)
      sessionStorage.removeItem(VERIFIER);
    throw error;
  }
}

/** The account that this tab has just linked, once. */
export function takeLinked(): { readonly provider: string; readonly name: string } | undefined {
  const text = sessionStorage.getItem(LINKED);
  sessionStorage.removeItem(LINKED);
  return text === null ? undefined : JSON.parse(text);
}

/** The challenge of what is begun now; its verifier stays in this tab. */
export async function newChallenge(purpose: 'sign_in' | 'link'): Promise<string> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  sessionStorage.setItem(VERIFIER, verifier);
  sessionStorage.setItem(PURPOSE, purpose);
  sessionStorage.setItem(BEGINNING, location.pathname);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return base64url(new Uint8Array(digest));
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
