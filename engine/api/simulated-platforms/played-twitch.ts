import { SAMPLE_PEOPLE, type SamplePerson } from '../embedded-provider/sample-people.ts';
import { toHtml } from '../http/development-page.ts';
import { button, check, type PlayedPlatform } from './played-platform.ts';
import type { SimulatedTwitch } from './simulated-twitch.ts';

const MINUTE = 60_000;

/** Twitch, on which sample people have channels by their own names. */
export const playedTwitch = (twitch: SimulatedTwitch): PlayedPlatform => ({
  name: 'Twitch',
  answer: (request) => twitch.answer(request),
  forms: (now) =>
    `${faults(twitch)}
<ul>${SAMPLE_PEOPLE.filter(({ operator }) => operator === undefined)
      .map((person) => channel(twitch, person, now))
      .join('\n')}</ul>`,
  play: (form) => play(twitch, form),
});

async function play(twitch: SimulatedTwitch, form: URLSearchParams): Promise<void> {
  const action = form.get('action');
  if (action === 'faults') {
    twitch.events.faults.lost = form.has('lost');
    twitch.events.faults.doubled = form.has('doubled');
    twitch.outage = form.has('outage') ? 503 : undefined;
    return;
  }
  const person = SAMPLE_PEOPLE.find(({ id }) => id === form.get('person'))?.id;
  if (person === undefined) return;
  const category = form.get('category')?.trim();
  const viewers = Number(form.get('viewers')) || 0;
  if (action === 'live') {
    if (category) await twitch.changeCategory(person, category);
    await twitch.goLive(person, { viewers, ago: (Number(form.get('minutes')) || 0) * MINUTE });
  } else if (action === 'change') {
    const stream = twitch.live(person);
    if (stream) stream.viewers = viewers;
    if (category) await twitch.changeCategory(person, category);
  } else if (action === 'end') await twitch.endStream(person);
  else if (action === 'revoke') await twitch.revoke(person);
}

function channel(twitch: SimulatedTwitch, { id, name }: SamplePerson, now: Date): string {
  const stream = twitch.live(id);
  const told = twitch.events.subscriptions.filter(
    ({ condition, status }) => condition.broadcaster_user_id === id && status === 'enabled',
  ).length;
  const minutes = stream ? Math.floor((+now - +stream.started_at) / MINUTE) : 0;
  const state = stream
    ? `<b>Live</b> for ${minutes} min in ${toHtml(twitch.categoryOf(id))}`
    : 'Not live';
  const read = told > 0 ? 'Marquee is told of it' : 'nobody asked to be told';
  return `<li><form class="panel" method="post">
<strong>${toHtml(name)}</strong><small>${state} · ${read}</small>
<input type="hidden" name="platform" value="twitch"><input type="hidden" name="person" value="${id}">
<label>Category<input name="category" maxlength="140" value="${toHtml(twitch.categoryOf(id))}"></label>
<label>Viewers<input name="viewers" type="number" min="0" max="1000000" value="${stream?.viewers ?? 120}"></label>
${
  stream
    ? `${button('change', 'Change')}${button('end', 'End the stream')}`
    : `<label>Began, minutes ago<input name="minutes" type="number" min="0" max="1440" value="0"></label>
${button('live', 'Go live')}`
}${button('revoke', 'Withdraw the permission at Twitch')}
</form></li>`;
}

const faults = ({ events, outage }: SimulatedTwitch): string =>
  `<form class="panel" method="post"><strong>What goes wrong</strong>
<input type="hidden" name="platform" value="twitch">
${check('lost', events.faults.lost === true, 'Pushes get lost')}
${check('doubled', events.faults.doubled === true, 'Pushes come twice')}
${check('outage', outage !== undefined, 'Requests are answered with 503')}
${button('faults', 'Apply')}
</form>`;
