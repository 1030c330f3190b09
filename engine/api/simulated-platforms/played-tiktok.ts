import type { SamplePerson } from '../embedded-provider/sample-people.ts';
import { toHtml } from '../http/development-page.ts';
import { answerConsent, CREATORS } from './played-consent.ts';
import { button, check, type PlayedPlatform } from './played-platform.ts';
import type { SimulatedTiktok } from './simulated-tiktok.ts';

const SHOWN = 5;
const AUTHORIZE = '/v2/auth/authorize/';

/** TikTok, on which sample people have accounts by their own names, and sign in by choosing one. */
export const playedTiktok = (tiktok: SimulatedTiktok, clientId: string): PlayedPlatform => ({
  name: 'TikTok',
  answer: async (request) =>
    request.host === 'www.tiktok.com' && request.path === AUTHORIZE
      ? answerConsent(
          { name: 'TikTok', clientId, clientParameter: 'client_key', codes: tiktok.tokens.codes },
          request,
        )
      : tiktok.answer(request),
  forms: () =>
    `${faultsForm(tiktok)}
<ul>${CREATORS.map((person) => personForm(tiktok, person)).join('\n')}</ul>`,
  play: (form) => play(tiktok, form),
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
