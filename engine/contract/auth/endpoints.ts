import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { uuidQuery } from '../endpoints/fields.ts';
import { line, text } from '../endpoints/text-fields.ts';
import { OBSERVATION_KINDS } from '../vocabulary/connector-words.ts';

const providerId = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,39}$/));
/** S256 of the verifier that the browser keeps until the handoff. */
const codeChallenge = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));
const codeVerifier = z.string().check(z.regex(/^[A-Za-z0-9._~-]{43,128}$/));
/** A path on the origin that asks; never another origin. */
const redirect = z.string().check(z.maxLength(500), z.regex(/^\/(?![/\\])[^\p{Cc}\p{Cs}\\]*$/u));
const handoff = z.strictObject({
  handoff: text(200, 20),
  code_verifier: codeVerifier,
});

export const tokens = z.strictObject({
  auth_token: z.string(),
  refresh_token: z.string(),
  /** The program the session belongs to; null for operators. */
  uuid: z.nullable(z.uuid()),
});

export const sessionUser = z.strictObject({
  kind: z.enum(['creator', 'operator']),
  id: z.uuid(),
  display_name: z.string(),
  email: z.nullable(z.string()),
  picture_url: z.nullable(z.string()),
});

export const listProviders = defineEndpoint({
  id: 'listProviders',
  method: 'GET',
  path: '/auth/providers',
  tag: 'auth',
  caller: 'nobody',
  summary: 'The identity providers that one can sign in with; without uuid: operators.',
  query: z.strictObject({ uuid: z.optional(z.uuid()) }),
  status: 200,
  response: z.strictObject({
    providers: z.array(z.strictObject({ id: z.string(), name: z.string(), icon: z.string() })),
  }),
  errors: ['PROGRAM_UNKNOWN'],
  rate: 'read',
  storeless: true,
});

export const startSignIn = defineEndpoint({
  id: 'startSignIn',
  method: 'POST',
  path: '/auth/start',
  tag: 'auth',
  caller: 'nobody',
  summary: 'Begins a sign-in: sets a cookie and answers where to send the browser.',
  body: z.strictObject({
    provider: providerId,
    /** The program to sign in to; absent: as an operator. */
    uuid: z.optional(z.uuid()),
    code_challenge: codeChallenge,
    redirect: z.optional(redirect),
    /** The language that the person reads here: a new account's mails are in it. */
    locale: z.optional(text(35, 2)),
  }),
  status: 200,
  response: z.strictObject({ authorization_url: z.url() }),
  errors: ['PROGRAM_UNKNOWN', 'PROVIDER_NOT_OFFERED', 'PROVIDER_UNREACHABLE', 'ORIGIN_UNKNOWN'],
  rate: 'sign_in',
});

export const signIn = defineEndpoint({
  id: 'signIn',
  method: 'POST',
  path: '/auth',
  tag: 'auth',
  caller: 'nobody',
  summary: 'Completes a sign-in with the one-time handoff that came back to this origin.',
  body: handoff,
  status: 200,
  response: z.extend(tokens, { user: sessionUser, redirect: z.nullable(z.string()) }),
  errors: [
    'HANDOFF_INVALID',
    'PROVIDER_NOT_OFFERED',
    'ACCOUNT_SUSPENDED',
    'OPERATOR_UNKNOWN',
    'OPERATOR_ACCOUNT_DIFFERS',
  ],
  rate: 'sign_in',
});

export const refreshSession = defineEndpoint({
  id: 'refreshSession',
  method: 'POST',
  path: '/auth/refresh',
  tag: 'auth',
  caller: 'nobody',
  summary: 'Exchanges a refresh_token for a new auth_token and its own successor.',
  body: z.strictObject({ refresh_token: text(200, 20) }),
  status: 200,
  response: tokens,
  errors: ['REFRESH_TOKEN_INVALID', 'REFRESH_TOKEN_REUSED', 'ACCOUNT_SUSPENDED'],
  rate: 'session',
});

export const signOut = defineEndpoint({
  id: 'signOut',
  method: 'POST',
  path: '/auth/logout',
  tag: 'auth',
  caller: 'nobody',
  summary: 'Ends the session that a refresh_token belongs to. An unknown token is no error.',
  body: z.strictObject({ refresh_token: text(200, 20) }),
  status: 204,
  errors: [],
  rate: 'session',
});

export const linkIdentity = defineEndpoint({
  id: 'linkIdentity',
  method: 'POST',
  path: '/link',
  tag: 'auth',
  caller: 'nobody',
  summary: 'Completes the linking of a further account with its one-time handoff.',
  body: handoff,
  status: 200,
  response: z.strictObject({
    provider: z.string(),
    name: z.string(),
    redirect: z.nullable(z.string()),
  }),
  errors: ['HANDOFF_INVALID', 'PROVIDER_NOT_OFFERED', 'IDENTITY_TAKEN', 'ACCOUNT_SUSPENDED'],
  rate: 'sign_in',
});

export const startLink = defineEndpoint({
  id: 'startLink',
  method: 'POST',
  path: '/creators/idp_link',
  tag: 'auth',
  caller: 'creator',
  summary: 'Begins the linking of a further account: sets a cookie and answers where to go.',
  body: z.strictObject({
    provider: providerId,
    code_challenge: codeChallenge,
    redirect: z.optional(redirect),
    /** What the person lets be read of the account from then on; absent: nothing. */
    consents: z.optional(
      z.array(z.enum(OBSERVATION_KINDS)).check(z.maxLength(OBSERVATION_KINDS.length)),
    ),
  }),
  status: 200,
  response: z.strictObject({ authorization_url: z.url() }),
  errors: ['PROVIDER_NOT_OFFERED', 'PROVIDER_UNREACHABLE', 'ORIGIN_UNKNOWN'],
  rate: 'sign_in',
});

export const unlinkIdentity = defineEndpoint({
  id: 'unlinkIdentity',
  method: 'DELETE',
  path: '/creators/idp_link/{provider}',
  tag: 'auth',
  caller: 'creator',
  summary: 'Removes a linked account. The last one stays.',
  params: z.strictObject({ provider: providerId }),
  query: uuidQuery,
  status: 204,
  errors: ['LINK_UNKNOWN', 'LAST_IDENTITY'],
  rate: 'write',
});

export const listSessions = defineEndpoint({
  id: 'listSessions',
  method: 'GET',
  path: '/creators/sessions',
  tag: 'auth',
  caller: 'creator',
  summary: 'Where the person is signed in.',
  query: uuidQuery,
  status: 200,
  response: z.strictObject({
    sessions: z.array(
      z.strictObject({
        id: z.uuid(),
        current: z.boolean(),
        user_agent: z.nullable(line(300)),
        created_at: z.iso.datetime(),
        last_used_at: z.iso.datetime(),
      }),
    ),
  }),
  errors: [],
  rate: 'read',
});

export const signOutEverywhere = defineEndpoint({
  id: 'signOutEverywhere',
  method: 'DELETE',
  path: '/creators/sessions',
  tag: 'auth',
  caller: 'creator',
  summary: 'Signs out everywhere: ends every session of the person in this program.',
  query: uuidQuery,
  status: 204,
  errors: [],
  rate: 'write',
});

export const AUTH_ENDPOINTS = [
  listProviders,
  startSignIn,
  signIn,
  refreshSession,
  signOut,
  linkIdentity,
  startLink,
  unlinkIdentity,
  listSessions,
  signOutEverywhere,
] as const;
