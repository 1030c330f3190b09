import { SAMPLE_PEOPLE, type SamplePerson } from '../embedded-provider/sample-people.ts';
import { developmentPage, toHtml } from '../http/development-page.ts';
import type { SimulatedTwitch } from './simulated-twitch.ts';

const MINUTE = 60_000;

/** The page on which one says what happens on the simulated platforms. */
export function simulatedPage(twitch: SimulatedTwitch, now: Date): string {
  const people = SAMPLE_PEOPLE.filter(({ operator }) => operator === undefined);
  return developmentPage(
    'Simulated Twitch',
    `<p>This page exists on development machines only. What happens to a sample person’s Twitch account is read as on the real platform, where they have linked it in a program and let it be read there: sign in as one of them, link Twitch on the account page, and come back.</p>
${faults(twitch)}
<ul>${people.map((person) => channel(twitch, person, now)).join('\n')}</ul>`,
  );
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
<input type="hidden" name="person" value="${id}">
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

function faults({ events, outage }: SimulatedTwitch): string {
  const check = (name: string, on: boolean, words: string) =>
    `<label class="check"><input type="checkbox" name="${name}"${on ? ' checked' : ''}> ${words}</label>`;
  return `<form class="panel" method="post"><strong>What goes wrong</strong>
${check('lost', events.faults.lost === true, 'Pushes get lost')}
${check('doubled', events.faults.doubled === true, 'Pushes come twice')}
${check('outage', outage !== undefined, 'Requests are answered with 503')}
${button('faults', 'Apply')}
</form>`;
}

const button = (action: string, words: string) =>
  `<button name="action" value="${action}">${words}</button>`;
