import { SIGN_IN_FAILURES } from '#contract/auth/sign-in-failures.ts';
import { ENDPOINTS } from '#contract/capabilities.ts';
import { endpointErrors } from '#contract/endpoints/endpoint-errors.ts';
import { CLIENT_ERRORS } from '#contract/errors/client-errors.ts';
import { COMMON_ERRORS } from '#contract/errors/common.ts';
import { ERRORS } from '#contract/errors/error-codes.ts';
import { SESSION_ERRORS } from '#contract/errors/session-errors.ts';
import { VIEW_ERRORS } from '#contract/errors/view-errors.ts';

/**
 * Calls that no page makes: what mail clients send, what lists that pages read have already, and what
 * the server reads for a page.
 */
const CALLED_ELSEWHERE: readonly string[] = ['unsubscribe', 'readQuestGroup', 'readPublicProfile'];
/** The capability whose calls one part of the account settings makes, which brings their words. */
const PROFILES = 'profiles';
/** What creators' pages call: operators and services have clients of their own. */
const PORTAL_CALLS = ENDPOINTS.filter(
  ({ caller, id }) =>
    caller !== 'operator' && caller !== 'service' && !CALLED_ELSEWHERE.includes(id),
);
const PROFILE_CALLS = PORTAL_CALLS.filter(({ tag }) => tag === PROFILES);
const OPERATOR_CALLS = ENDPOINTS.filter(({ caller }) => caller === 'operator');

/** What the pages' own client never does: it sends JSON as such, and no key of a service. */
const NEVER_DONE: readonly string[] = [
  'API_KEY_INVALID',
  'API_KEY_MISSING',
  'BODY_NOT_JSON',
  'MEDIA_TYPE_UNSUPPORTED',
];
/** The codes that creators' pages may meet. */
const MET_BY_CREATORS = new Set<string>(
  [
    ...Object.keys(COMMON_ERRORS),
    ...Object.keys(SESSION_ERRORS),
    ...PORTAL_CALLS.filter(({ tag }) => tag !== PROFILES)
      .flatMap(endpointErrors)
      .filter((code) => !Object.hasOwn(VIEW_ERRORS, code)),
  ].filter((code) => !NEVER_DONE.includes(code)),
);
/** The codes that only the part of public profiles meets. */
const MET_WITH_PROFILES = new Set<string>(
  PROFILE_CALLS.flatMap(endpointErrors).filter(
    (code) =>
      !MET_BY_CREATORS.has(code) && !NEVER_DONE.includes(code) && !Object.hasOwn(VIEW_ERRORS, code),
  ),
);
/** The codes that only the operators' console meets. */
const MET_BY_OPERATORS = new Set<string>(
  OPERATOR_CALLS.flatMap(endpointErrors).filter(
    (code) => !MET_BY_CREATORS.has(code) && !NEVER_DONE.includes(code),
  ),
);

/** The sentence of every error that creators' pages may meet as a word of theirs, by its code. */
export const errorWords = (banner: string): string =>
  wordModule(banner, {
    name: 'errorWords',
    group: 'error',
    sentences: { ...CLIENT_ERRORS, ...SIGN_IN_FAILURES, ...sentencesOf(MET_BY_CREATORS) },
  });

/** The same of what only the part of public profiles meets: its words come with it. */
export const profileErrorWords = (banner: string): string =>
  wordModule(banner, {
    name: 'profileErrorWords',
    group: 'public-profile',
    sentences: sentencesOf(MET_WITH_PROFILES),
  });

/** The same of what only the operators' console meets: its words are fetched there alone. */
export const operatorErrorWords = (banner: string): string =>
  wordModule(banner, {
    name: 'operatorErrorWords',
    group: 'operator-error',
    sentences: sentencesOf(MET_BY_OPERATORS),
  });

function sentencesOf(codes: ReadonlySet<string>): Record<string, string> {
  const known = Object.entries(ERRORS).filter(([code]) => codes.has(code));
  return Object.fromEntries(known.map(([code, { message }]) => [code, message]));
}

interface WordModule {
  /** What the module exports. */
  readonly name: string;
  /** What the ids of its words begin with. */
  readonly group: string;
  readonly sentences: Readonly<Record<string, string>>;
}

function wordModule(banner: string, { name, group, sentences }: WordModule): string {
  const lines = Object.entries(sentences).map(
    ([code, message]) =>
      `  ${code}: msg({ id: '${group}.${code}', message: ${JSON.stringify(message)} }),\n`,
  );
  return `${banner}import { msg } from '@lingui/core/macro';\n\nexport const ${name} = {\n${lines.join('')}};\n`;
}
