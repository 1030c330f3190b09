import type { SamplePerson } from '../embedded-provider/sample-people.ts';
import { toHtml } from '../http/development-page.ts';
import { answerConsent, CREATORS } from './played-consent.ts';
import { button, check, type PlayedPlatform } from './played-platform.ts';
import type { SimulatedInstagram, SimulatedInstagramPost } from './simulated-instagram.ts';

const SHOWN = 5;
const AUTHORIZE = '/oauth/authorize';
/** What can be posted, in words. */
const KINDS: readonly (readonly [SimulatedInstagramPost['kind'], string])[] = [
  ['image', 'A picture'],
  ['album', 'Several pictures'],
  ['reel', 'A reel'],
];

/** Instagram, on which sample people have accounts by their own names, and sign in by choosing one. */
export const playedInstagram = (
  instagram: SimulatedInstagram,
  clientId: string,
): PlayedPlatform => ({
  name: 'Instagram',
  answer: async (request) =>
    request.host === 'www.instagram.com' && request.path === AUTHORIZE
      ? answerConsent(
          {
            ...{ name: 'Instagram', clientId, clientParameter: 'client_id' },
            codes: instagram.tokens.codes,
          },
          request,
        )
      : instagram.answer(request),
  forms: () =>
    `${faultsForm(instagram)}
<ul>${CREATORS.map((person) => personForm(instagram, person)).join('\n')}</ul>`,
  play: (form) => play(instagram, form),
});

async function play(instagram: SimulatedInstagram, form: URLSearchParams): Promise<void> {
  const action = form.get('action');
  if (action === 'faults') {
    instagram.outage = form.has('outage') ? 503 : undefined;
    instagram.limit = form.has('limit') ? 0 : Number.POSITIVE_INFINITY;
    instagram.sender.faults.lost = form.has('lost');
    return;
  }
  const person = CREATORS.find(({ id }) => id === form.get('person'))?.id;
  if (person === undefined) return;
  const caption = form.get('caption')?.trim() ?? '';
  const [kind] = KINDS.find(([name]) => name === form.get('kind')) ?? ['image' as const];
  if (action === 'publish') instagram.publish(person, { caption, kind });
  else if (action === 'remove') instagram.remove(form.get('post') ?? '');
  else if (action === 'lose') instagram.tokens.remove(person);
  else if (action === 'revoke') await instagram.revoke(person);
  else if (action === 'delete') await instagram.askForDeletion(person);
}

function personForm(instagram: SimulatedInstagram, { id, name }: SamplePerson): string {
  const grant = instagram.tokens.of(id);
  const posts = instagram.postsOf(id).slice(0, SHOWN);
  const state = grant ? `Allows ${toHtml(grant.scopes.join(', '))}` : 'Allows nothing';
  const kinds = KINDS.map(([kind, words]) => `<option value="${kind}">${words}</option>`);
  const published = posts.map(
    (post) => `<option value="${post.id}">${toHtml(post.caption || post.kind)}</option>`,
  );
  const endings = [
    button('revoke', 'Remove the permission'),
    button('delete', 'Have all data deleted'),
    button('lose', 'Lose the token'),
  ];
  return `<li><form class="panel" method="post">
<strong>${toHtml(name)}</strong><small>${state}</small>
<input type="hidden" name="platform" value="instagram"><input type="hidden" name="person" value="${id}">
<label>What is written to it<input name="caption" maxlength="2200" value="A post #marquee"></label>
<label>What it is<select name="kind">${kinds.join('')}</select></label>
${button('publish', 'Publish a post')}${grant ? endings.join('') : ''}
${posts.length > 0 ? `<label>Published<select name="post">${published.join('')}</select></label>${button('remove', 'Take it away')}` : ''}
</form></li>`;
}

const faultsForm = ({ outage, limit, sender }: SimulatedInstagram): string =>
  `<form class="panel" method="post"><strong>What goes wrong</strong>
<input type="hidden" name="platform" value="instagram">
${check('outage', outage !== undefined, 'Requests are answered with 503')}
${check('limit', limit === 0, 'All requests for posts are too many')}
${check('lost', sender.faults.lost === true, 'Messages get lost')}
${button('faults', 'Apply')}
</form>`;
