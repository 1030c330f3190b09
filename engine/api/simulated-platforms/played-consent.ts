import { SAMPLE_PEOPLE } from '../embedded-provider/sample-people.ts';
import { developmentPage, toHtml } from '../http/development-page.ts';
import { check } from './played-platform.ts';
import type { SimulatedAnswer, SimulatedRequest } from './simulated-answers.ts';
import type { SimulatedCodes } from './simulated-codes.ts';

/** Sample people who have accounts of their own names at platforms. */
export const CREATORS = SAMPLE_PEOPLE.filter(({ operator }) => operator === undefined);

interface ConsentPage {
  /** As the platform calls itself. */
  readonly name: string;
  readonly clientId: string;
  /** What it calls the client id. */
  readonly clientParameter: string;
  readonly codes: SimulatedCodes;
}

/** A platform's own page, on which one chooses whom to be, and allows an app what it asks for, or less. */
export function answerConsent(
  { name, clientId, clientParameter, codes }: ConsentPage,
  { query }: SimulatedRequest,
): SimulatedAnswer {
  const to = URL.parse(query.get('redirect_uri') ?? '');
  const asked = (query.get('scope') ?? '').split(',').filter(Boolean);
  if (query.get(clientParameter) !== clientId || to === null)
    return page(
      400,
      'This app is not known',
      `<p>${clientParameter} or redirect_uri is missing.</p>`,
    );
  const person = CREATORS.find(({ id }) => id === query.get('person'))?.id;
  if (person === undefined && !query.has('cancel')) return choice(name, query, asked);
  to.searchParams.set('state', query.get('state') ?? '');
  if (person === undefined) to.searchParams.set('error', 'access_denied');
  else {
    const scopes = asked.filter((scope) => scope === asked[0] || query.has(`allow.${scope}`));
    const code = codes.allow(person, scopes, query.get('redirect_uri') ?? '');
    to.searchParams.set('code', code);
    to.searchParams.set('scopes', scopes.join(','));
  }
  return { status: 302, headers: { location: to.href } };
}

/** The first scope is who one is: without it there is nothing to sign in with. */
function choice(
  name: string,
  query: URLSearchParams,
  [, ...others]: readonly string[],
): SimulatedAnswer {
  const kept = [...query].map(
    ([key, value]) => `<input type="hidden" name="${toHtml(key)}" value="${toHtml(value)}">`,
  );
  const people = CREATORS.map(
    (person) =>
      `<li><button name="person" value="${person.id}"><i></i><strong>${toHtml(person.name)}</strong></button></li>`,
  );
  const less = others.map((scope) => check(`allow.${toHtml(scope)}`, true, toHtml(scope)));
  return page(
    200,
    `Sign in with ${name}`,
    `<p>This sign-in exists on development machines only: it plays ${name}, which has no credentials here. Choose whom you want to be${less.length > 0 ? ', and what you allow' : ''}.</p>
<form method="get">${kept.join('')}
${less.length > 0 ? `<div class="panel">${less.join('')}</div>` : ''}
<ul>${people.join('\n')}</ul>
<button class="cancel" name="cancel" value="yes">Cancel</button>
</form>`,
  );
}

const page = (status: number, title: string, body: string): SimulatedAnswer => ({
  status,
  page: developmentPage(title, body),
});
