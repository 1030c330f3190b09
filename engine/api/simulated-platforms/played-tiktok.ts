import { SAMPLE_PEOPLE, type SamplePerson } from '../embedded-provider/sample-people.ts';
import { developmentPage, toHtml } from '../http/development-page.ts';
import { button, check, type PlayedPlatform } from './played-platform.ts';
import type { SimulatedAnswer, SimulatedRequest } from './simulated-answers.ts';
import type { SimulatedTiktok } from './simulated-tiktok.ts';

const SHOWN = 5;
const AUTHORIZE = '/v2/auth/authorize/';
const CREATORS = SAMPLE_PEOPLE.filter(({ operator }) => operator === undefined);

/** TikTok, on which sample people have accounts by their own names, and sign in by choosing one. */
export const playedTiktok = (tiktok: SimulatedTiktok, clientId: string): PlayedPlatform => ({
  name: 'TikTok',
  answer: async (request) =>
    request.host === 'www.tiktok.com' && request.path === AUTHORIZE
      ? authorize(tiktok, request, clientId)
      : tiktok.answer(request),
  forms: () =>
    `${faultsForm(tiktok)}
<ul>${CREATORS.map((person) => personForm(tiktok, person)).join('\n')}</ul>`,
  play: (form) => play(tiktok, form),
});

/** TikTok's own page, on which one allows an app what it asks for, or less. */
function authorize(
  tiktok: SimulatedTiktok,
  { query }: SimulatedRequest,
  clientId: string,
): SimulatedAnswer {
  const to = URL.parse(query.get('redirect_uri') ?? '');
  const asked = (query.get('scope') ?? '').split(',').filter(Boolean);
  if (query.get('client_key') !== clientId || to === null)
    return page(400, 'This app is not known', '<p>client_key or redirect_uri is missing.</p>');
  const person = CREATORS.find(({ id }) => id === query.get('person'))?.id;
  if (person === undefined && !query.has('cancel')) return choice(query, asked);
  to.searchParams.set('state', query.get('state') ?? '');
  if (person === undefined) to.searchParams.set('error', 'access_denied');
  else {
    const scopes = asked.filter((scope) => scope === asked[0] || query.has(`allow.${scope}`));
    const code = tiktok.tokens.allow(person, scopes, query.get('redirect_uri') ?? '');
    to.searchParams.set('code', code);
    to.searchParams.set('scopes', scopes.join(','));
  }
  return { status: 302, headers: { location: to.href } };
}

/** The first scope is who one is: without it there is nothing to sign in with. */
function choice(query: URLSearchParams, [, ...others]: readonly string[]): SimulatedAnswer {
  const kept = [...query].map(
    ([name, value]) => `<input type="hidden" name="${toHtml(name)}" value="${toHtml(value)}">`,
  );
  const people = CREATORS.map(
    ({ id, name }) =>
      `<li><button name="person" value="${id}"><i></i><strong>${toHtml(name)}</strong></button></li>`,
  );
  return page(
    200,
    'Sign in with TikTok',
    `<p>This sign-in exists on development machines only: it plays TikTok, which has no credentials here. Choose whom you want to be, and what you allow.</p>
<form method="get">${kept.join('')}
<div class="panel">${others.map((scope) => check(`allow.${toHtml(scope)}`, true, toHtml(scope))).join('')}</div>
<ul>${people.join('\n')}</ul>
<button class="cancel" name="cancel" value="yes">Cancel</button>
</form>`,
  );
}

const page = (status: number, title: string, body: string): SimulatedAnswer => ({
  status,
  page: developmentPage(title, body),
});

async function play(tiktok: SimulatedTiktok, form: URLSearchParams): Promise<void> {
  const action = form.get('action');
  if (action === 'faults') {
    tiktok.outage = form.has('outage') ? 503 : undefined;
    tiktok.limit = form.has('limit') ? 0 : Number.POSITIVE_INFINITY;
    tiktok.sender.faults.lost = form.has('lost');
    return;
  }
  const person = CREATORS.find(({ id }) => id === form.get('person'))?.id;
  if (person === undefined) return;
  const text = form.get('text')?.trim() || 'A video';
  const seconds = Number(form.get('seconds')) || 30;
  if (action === 'publish') tiktok.publish(person, { text, seconds });
  else if (action === 'remove') tiktok.remove(form.get('video') ?? '');
  else if (action === 'lose') tiktok.tokens.remove(person);
  else if (action === 'revoke') await tiktok.revoke(person);
}

function personForm(tiktok: SimulatedTiktok, { id, name }: SamplePerson): string {
  const grant = tiktok.tokens.of(id);
  const clips = tiktok.clipsOf(id).slice(0, SHOWN);
  const state = grant ? `Allows ${toHtml(grant.scopes.join(', '))}` : 'Allows nothing';
  return `<li><form class="panel" method="post">
<strong>${toHtml(name)}</strong><small>${state}</small>
<input type="hidden" name="platform" value="tiktok"><input type="hidden" name="person" value="${id}">
<label>What is written to it<input name="text" maxlength="2200" value="A video #marquee"></label>
<label>Seconds long<input name="seconds" type="number" min="1" max="3600" value="30"></label>
${button('publish', 'Publish a video')}${grant ? button('revoke', 'Remove the permission') + button('lose', 'Lose the token') : ''}
${clips.length > 0 ? `<label>Published<select name="video">${clips.map((clip) => `<option value="${clip.id}">${toHtml(clip.text)}</option>`).join('')}</select></label>${button('remove', 'Take it away')}` : ''}
</form></li>`;
}

const faultsForm = ({ outage, limit, sender }: SimulatedTiktok): string =>
  `<form class="panel" method="post"><strong>What goes wrong</strong>
<input type="hidden" name="platform" value="tiktok">
${check('outage', outage !== undefined, 'Requests are answered with 503')}
${check('limit', limit === 0, 'All requests for videos are too many')}
${check('lost', sender.faults.lost === true, 'Messages get lost')}
${button('faults', 'Apply')}
</form>`;
