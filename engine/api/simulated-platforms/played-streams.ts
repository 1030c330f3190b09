import { SAMPLE_PEOPLE, type SamplePerson } from '../embedded-provider/sample-people.ts';
import { toHtml } from '../http/development-page.ts';
import { button, check } from './played-platform.ts';
import type { PushFaults } from './simulated-sender.ts';

const MINUTE = 60_000;

/** A platform on which sample people have channels by their own names, and are live in a category. */
export interface PlayedStreams {
  /** As it is named in forms. */
  readonly platform: string;
  readonly live: (person: string) => { readonly started_at: Date; viewers: number } | undefined;
  readonly categoryOf: (person: string) => string;
  /** Whether somebody asked to be told of a channel. */
  readonly isTold: (person: string) => boolean;
  readonly goLive: (
    person: string,
    how: { readonly viewers: number; readonly ago: number },
  ) => Promise<unknown>;
  readonly changeCategory: (person: string, category: string) => Promise<void>;
  readonly endStream: (person: string) => Promise<void>;
  /** Takes back at the platform what was permitted; absent where nobody tells of that. */
  readonly revoke?: (person: string) => Promise<void>;
  readonly faults: PushFaults;
  readonly outage: { get: () => number | undefined; set: (status: number | undefined) => void };
}

/** Does what a button of `streamForms` says. */
export async function playStreams(streams: PlayedStreams, form: URLSearchParams): Promise<void> {
  const action = form.get('action');
  if (action === 'faults') {
    streams.faults.lost = form.has('lost');
    streams.faults.doubled = form.has('doubled');
    streams.outage.set(form.has('outage') ? 503 : undefined);
    return;
  }
  const person = SAMPLE_PEOPLE.find(({ id }) => id === form.get('person'))?.id;
  if (person === undefined) return;
  const category = form.get('category')?.trim();
  const viewers = Number(form.get('viewers')) || 0;
  if (action === 'live') {
    if (category) await streams.changeCategory(person, category);
    await streams.goLive(person, { viewers, ago: (Number(form.get('minutes')) || 0) * MINUTE });
  } else if (action === 'change') {
    const stream = streams.live(person);
    if (stream) stream.viewers = viewers;
    if (category) await streams.changeCategory(person, category);
  } else if (action === 'end') await streams.endStream(person);
  else if (action === 'revoke') await streams.revoke?.(person);
}

/** The forms of every person's channel, as HTML. */
export const streamForms = (streams: PlayedStreams, now: Date): string =>
  `${faultsForm(streams)}
<ul>${SAMPLE_PEOPLE.filter(({ operator }) => operator === undefined)
    .map((person) => channel(streams, person, now))
    .join('\n')}</ul>`;

function channel(streams: PlayedStreams, { id, name }: SamplePerson, now: Date): string {
  const stream = streams.live(id);
  const category = toHtml(streams.categoryOf(id));
  const minutes = stream ? Math.floor((+now - +stream.started_at) / MINUTE) : 0;
  const state = stream ? `<b>Live</b> for ${minutes} min in ${category}` : 'Not live';
  const read = streams.isTold(id) ? 'Marquee is told of it' : 'nobody asked to be told';
  return `<li><form class="panel" method="post">
<strong>${toHtml(name)}</strong><small>${state} · ${read}</small>
<input type="hidden" name="platform" value="${streams.platform}"><input type="hidden" name="person" value="${id}">
<label>Category<input name="category" maxlength="140" value="${category}"></label>
<label>Viewers<input name="viewers" type="number" min="0" max="1000000" value="${stream?.viewers ?? 120}"></label>
${
  stream
    ? `${button('change', 'Change')}${button('end', 'End the stream')}`
    : `<label>Began, minutes ago<input name="minutes" type="number" min="0" max="1440" value="0"></label>
${button('live', 'Go live')}`
}${streams.revoke ? button('revoke', 'Withdraw the permission there') : ''}
</form></li>`;
}

const faultsForm = ({ platform, faults, outage }: PlayedStreams): string =>
  `<form class="panel" method="post"><strong>What goes wrong</strong>
<input type="hidden" name="platform" value="${platform}">
${check('lost', faults.lost === true, 'Pushes get lost')}
${check('doubled', faults.doubled === true, 'Pushes come twice')}
${check('outage', outage.get() !== undefined, 'Requests are answered with 503')}
${button('faults', 'Apply')}
</form>`;
