import type { Connector } from '../connector.ts';
import { checkTwitch } from './check-twitch.ts';
import { readHearing } from './conduit-rows.ts';
import { receiveEvent } from './event-messages.ts';
import { ConduitKeeper } from './keep-conduit.ts';
import { readArchives } from './read-archive.ts';
import { readStreams } from './read-streams.ts';
import { subscribe } from './subscribe.ts';
import { workOffEvent } from './work-off-event.ts';

const PERMITTED =
  'Twitch lets nothing be stored beyond 24 hours without the permission of the broadcaster: it is asked at linking, for each purpose, and nothing is kept without it.';

/** Twitch: EventSub tells of streams, and what is live is sampled. */
export const twitch: Connector = {
  platform: 'twitch',
  observes: ['streams'],
  learns: ['push', 'poll'],
  measures: ['minutes_streamed', 'hours_watched'],
  keeps: {
    streams: { why: PERMITTED },
    moments: { why: PERMITTED },
    texts: { days: 1, why: 'Titles of streams decide nothing and are not kept beyond the cache.' },
    publications: { why: PERMITTED },
    figures: { days: 1, why: 'Figures are read again each time.' },
    memberships: { why: PERMITTED },
  },
  receive: receiveEvent,
  workOff: workOffEvent,
  read: async (context, signal) => {
    await readStreams(context, signal);
    await readArchives(context, signal);
  },
  subscribe,
  listen: (context) => new ConduitKeeper(context),
  hearing: readHearing,
  check: checkTwitch,
};
