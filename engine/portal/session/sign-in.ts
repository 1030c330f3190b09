import { linkIdentity, signIn, startLink, startSignIn } from '#contract/auth/endpoints.ts';
import type { View } from '#contract/programs/view.ts';
import { browserSession, sessionClient } from './portal-session.ts';

/** The verifier that only this tab knows: whoever else holds the handoff can do nothing with it. */
const VERIFIER = 'creators_sign_in';
/** What the sign-in under way is for. */
const PURPOSE = 'creators_sign_in_purpose';

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

/** Begins to link a further account and leaves the page for it. @throws ApiCallError */
export async function beginLink(view: View, provider: string, redirect: string): Promise<void> {
  const { authorization_url } = await sessionClient(view).call(startLink, {
    body: { provider, code_challenge: await newChallenge('link'), redirect },
  });
  location.assign(authorization_url);
}

/**
 * Completes what a handoff was made for. @returns where the person wanted to go
 * @throws ApiCallError, HANDOFF_INVALID also where this tab began nothing
 */
export async function completeSignIn(view: View, handoff: string): Promise<string | undefined> {
  const body = { handoff, code_verifier: sessionStorage.getItem(VERIFIER) ?? 'x'.repeat(43) };
  const linking = sessionStorage.getItem(PURPOSE) === 'link';
  sessionStorage.removeItem(VERIFIER);
  sessionStorage.removeItem(PURPOSE);
  const client = sessionClient(view);
  if (linking) return (await client.call(linkIdentity, { body })).redirect ?? undefined;
  const { user, redirect, ...tokens } = await client.call(signIn, { body });
  browserSession().write({ user, tokens });
  return redirect ?? undefined;
}

async function newChallenge(purpose: 'sign_in' | 'link'): Promise<string> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  sessionStorage.setItem(VERIFIER, verifier);
  sessionStorage.setItem(PURPOSE, purpose);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return base64url(new Uint8Array(digest));
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
