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
/** What creators' pages call: operators and services have clients of their own. */
const PORTAL_CALLS = ENDPOINTS.filter(
  ({ caller, id }) =>
    caller !== 'operator' && caller !== 'service' && !CALLED_ELSEWHERE.includes(id),
);
const OPERATOR_CALLS = ENDPOINTS.filter(({ caller }) => caller === 'operator');

/** What the pages' own client never does: it sends JSON as such, and no key of a service. */
const NEVER_DONE: readonly string[] = [
  'API_KEY_INVALID',
  'API_KEY_MISSING',
  'BODY_NOT_JSON',
  'MEDIA_TYPE_UNSUPPORTED',
];
/** Capabilities whose code is fetched where it is shown: what their calls alone answer comes with it. */
const OWN_DOCUMENTS = ['bingo', 'guest', 'profiles', 'reminders', 'openings', 'push'] as const;
type OwnDocument = (typeof OWN_DOCUMENTS)[number];

const isOwn = (tag: string): tag is OwnDocument => OWN_DOCUMENTS.some((one) => one === tag);
const codesOf = (calls: typeof PORTAL_CALLS): readonly string[] =>
  calls
    .flatMap(endpointErrors)
    .filter((code) => !NEVER_DONE.includes(code) && !Object.hasOwn(VIEW_ERRORS, code));

/** The codes that any page of creators may meet. */
const MET_ANYWHERE = new Set<string>([
  ...[...Object.keys(COMMON_ERRORS), ...Object.keys(SESSION_ERRORS)].filter(
    (code) => !NEVER_DONE.includes(code),
  ),
  ...codesOf(PORTAL_CALLS.filter(({ tag }) => !isOwn(tag))),
]);
const codesIn = (documents: readonly OwnDocument[]) =>
  codesOf(PORTAL_CALLS.filter(({ tag }) => documents.some((one) => one === tag)));
/** Those that only the calls of one answer; what one before it answers as well is known there. */
function metIn(document: OwnDocument): ReadonlySet<string> {
  const before = new Set(codesIn(OWN_DOCUMENTS.slice(0, OWN_DOCUMENTS.indexOf(document))));
  const own = codesIn([document]);
  return new Set(own.filter((code) => !MET_ANYWHERE.has(code) && !before.has(code)));
}
/** The codes that the operators' console meets beside those that any page may meet. */
const MET_BY_OPERATORS = new Set<string>(
  OPERATOR_CALLS.flatMap(endpointErrors).filter(
    (code) => !MET_ANYWHERE.has(code) && !NEVER_DONE.includes(code),
  ),
);

/** The sentence of every error that any of creators' pages may meet as a word of theirs, by its code. */
export const errorWords = (banner: string): string =>
  wordModule(banner, {
    name: 'errorWords',
    group: 'error',
    sentences: { ...CLIENT_ERRORS, ...SIGN_IN_FAILURES, ...sentencesOf(MET_ANYWHERE) },
  });

/** The same of what only the pages of one capability meet. */
export const ownErrorWords = (document: OwnDocument, banner: string): string =>
  wordModule(banner, {
    name: `${document}ErrorWords`,
    group: `${document}-error`,
    sentences: sentencesOf(metIn(document)),
  });

/** The same of what the operators' console meets beside them: its words are fetched there alone. */
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
