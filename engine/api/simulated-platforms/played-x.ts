import { SAMPLE_PEOPLE, type SamplePerson } from '../embedded-provider/sample-people.ts';
import { toHtml } from '../http/development-page.ts';
import { button, check, type PlayedPlatform } from './played-platform.ts';
import type { SimulatedX } from './simulated-x.ts';

const SHOWN = 5;
const CREATORS = SAMPLE_PEOPLE.filter(({ operator }) => operator === undefined);

/** X, on which sample people have accounts by their own names. */
export const playedX = (x: SimulatedX): PlayedPlatform => ({
  name: 'X',
  answer: (request) => x.answer(request),
  forms: () =>
    `${faultsForm(x)}
<ul>${CREATORS.map((person) => personForm(x, person)).join('\n')}</ul>`,
  play: async (form) => play(x, form),
});

function play(x: SimulatedX, form: URLSearchParams): void {
  const action = form.get('action');
  if (action === 'faults') {
    x.outage = form.has('outage') ? 503 : undefined;
    x.limited = form.has('limited') ? 60 : undefined;
    return;
  }
  const person = CREATORS.find(({ id }) => id === form.get('person'))?.id;
  if (person === undefined) return;
  const text = form.get('text')?.trim() || 'A post';
  if (action === 'post') x.post(person, text);
  else if (action === 'reply') x.post(person, text, { kind: 'reply' });
  else if (action === 'remove') x.remove(form.get('post') ?? '');
  else if (action === 'hide') x.protected.add(person);
  else if (action === 'show') x.protected.delete(person);
}

function personForm(x: SimulatedX, { id, name }: SamplePerson): string {
  const posts = x.postsOf(id).slice(0, SHOWN);
  const hides = x.protected.has(id);
  const options = posts.map(
    (post) => `<option value="${post.id}">${toHtml(post.text.slice(0, 60))}</option>`,
  );
  return `<li><form class="panel" method="post">
<strong>${toHtml(name)}</strong><small>${hides ? '<b>Protected</b>' : 'Public'}</small>
<input type="hidden" name="platform" value="x"><input type="hidden" name="person" value="${id}">
<label>What to post, with hashtags<input name="text" maxlength="280" value="A post #marquee"></label>
${button('post', 'Publish a post')}${button('reply', 'Reply to somebody with it')}
${hides ? button('show', 'Make the posts public') : button('hide', 'Protect the posts')}
${posts.length > 0 ? `<label>Published<select name="post">${options.join('')}</select></label>${button('remove', 'Take it away')}` : ''}
</form></li>`;
}

const faultsForm = ({ outage, limited, shown }: SimulatedX): string =>
  `<form class="panel" method="post"><strong>What goes wrong</strong><small>${shown} posts were read</small>
<input type="hidden" name="platform" value="x">
${check('outage', outage !== undefined, 'Requests are answered with 503')}
${check('limited', limited !== undefined, 'There were too many requests')}
${button('faults', 'Apply')}
</form>`;
