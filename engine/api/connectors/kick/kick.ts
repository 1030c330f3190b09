import type { Connector } from '../connector.ts';
import { checkKick } from './check-kick.ts';
import { receiveEvent } from './event-messages.ts';
import { readStreams } from './read-streams.ts';
import { subscribe } from './subscribe.ts';
import { workOffEvent } from './work-off-event.ts';

const AGREED =
  'Kick names no term in its documentation: people are asked at linking, for each purpose, and nothing is kept without it.';

/** Kick: it tells of streams to the app, and what is live is sampled. It keeps no record of those that are over. */
export const kick: Connector = {
  platform: 'kick',
  observes: ['streams'],
  learns: ['push', 'poll'],
  measures: ['minutes_streamed', 'hours_watched'],
  keeps: {
    streams: { why: AGREED },
    moments: { why: AGREED },
    texts: { days: 1, why: 'Titles of streams decide nothing and are not kept beyond the cache.' },
    publications: { why: AGREED },
    figures: { days: 1, why: 'Figures are read again each time.' },
    memberships: { why: AGREED },
  },
  receive: receiveEvent,
  workOff: workOffEvent,
  read: readStreams,
  subscribe,
  check: checkKick,
};
