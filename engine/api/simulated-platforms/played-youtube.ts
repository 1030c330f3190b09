import { SAMPLE_PEOPLE, type SamplePerson } from '../embedded-provider/sample-people.ts';
import { toHtml } from '../http/development-page.ts';
import { button, check, type PlayedPlatform } from './played-platform.ts';
import type { SimulatedYoutube } from './simulated-youtube.ts';

const MINUTE = 60_000;
const SHOWN = 5;

/** YouTube, on which sample people have channels by their own names. */
export const playedYoutube = (youtube: SimulatedYoutube): PlayedPlatform => ({
  name: 'YouTube',
  answer: (request) => youtube.answer(request),
  forms: (now) =>
    `${faults(youtube)}
<ul>${SAMPLE_PEOPLE.filter(({ operator }) => operator === undefined)
      .map((person) => channel(youtube, person, now))
      .join('\n')}</ul>`,
  play: (form) => play(youtube, form),
});

async function play(youtube: SimulatedYoutube, form: URLSearchParams): Promise<void> {
  const action = form.get('action');
  if (action === 'faults') {
    youtube.hub.faults.lost = form.has('lost');
    youtube.hub.faults.doubled = form.has('doubled');
    youtube.hub.outage = form.has('hub') ? 503 : undefined;
    youtube.outage = form.has('outage') ? 503 : undefined;
    youtube.units = form.has('units') ? 0 : Number.POSITIVE_INFINITY;
    return;
  }
  const person = SAMPLE_PEOPLE.find(({ id }) => id === form.get('person'))?.id;
  if (person === undefined) return;
  const title = form.get('title')?.trim() || 'A video';
  const minutes = Number(form.get('minutes')) || 0;
  if (action === 'publish') await youtube.publish(person, { title, seconds: minutes * 60 });
  else if (action === 'live') await youtube.goLive(person, { title });
  else if (action === 'end') youtube.endStream(person);
  else if (action === 'remove') {
    const video = youtube.videosOf(person).find(({ id }) => id === form.get('video'));
    if (video) await youtube.remove(video);
  }
}

function channel(youtube: SimulatedYoutube, { id, name }: SamplePerson, now: Date): string {
  const live = youtube.liveOf(id)?.live;
  const told = youtube.hub.subscriptions.some(
    ({ topic }) => new URL(topic).searchParams.get('channel_id') === id,
  );
  const state = live
    ? `<b>Live</b> for ${Math.floor((+now - +live.started_at) / MINUTE)} min`
    : 'Not live';
  const read = told ? 'Marquee is told of it' : 'nobody asked to be told';
  const videos = youtube
    .videosOf(id)
    .filter(({ privacy }) => privacy === 'public')
    .slice(0, SHOWN);
  return `<li><form class="panel" method="post">
<strong>${toHtml(name)}</strong><small>${state} · ${read}</small>
<input type="hidden" name="platform" value="youtube"><input type="hidden" name="person" value="${id}">
<label>Title, with hashtags<input name="title" maxlength="100" value="A video #marquee"></label>
<label>Minutes long<input name="minutes" type="number" min="1" max="720" value="12"></label>
${button('publish', 'Publish a video')}${live ? button('end', 'End the stream') : button('live', 'Go live')}
${videos.length > 0 ? `<label>Published<select name="video">${videos.map((video) => `<option value="${toHtml(video.id)}">${toHtml(video.title)}</option>`).join('')}</select></label>${button('remove', 'Take it away')}` : ''}
</form></li>`;
}

const faults = ({ hub, outage, units }: SimulatedYoutube): string =>
  `<form class="panel" method="post"><strong>What goes wrong</strong>
<input type="hidden" name="platform" value="youtube">
${check('lost', hub.faults.lost === true, 'Pushes get lost')}
${check('doubled', hub.faults.doubled === true, 'Pushes come twice')}
${check('hub', hub.outage !== undefined, 'The hub answers with 503')}
${check('outage', outage !== undefined, 'Requests for data are answered with 503')}
${check('units', units <= 0, 'The units of the day are used up')}
${button('faults', 'Apply')}
</form>`;
