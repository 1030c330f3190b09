import type { Connector } from '../connector.ts';
import { type OwnerReading, readAsOwners } from '../read-as-owners.ts';
import { checkTiktok } from './check-tiktok.ts';
import { findVideos } from './find-videos.ts';
import { receiveEvent } from './receive-event.ts';
import { NOT_GRANTED, SCOPE } from './tiktok-api.ts';
import { workOffEvent } from './work-off-event.ts';

const NEEDED =
  'TikTok’s documentation names no term, and nothing is kept for longer than it decides something: what was published is read again every quarter of an hour, and after 30 days counts for nothing any more.';

const READING: OwnerReading = {
  scope: SCOPE,
  find: findVideos,
  isNotGranted: ({ reason }) => reason === NOT_GRANTED,
};

/** TikTok: the videos of those who link an account are listed with their own tokens. */
export const tiktok: Connector = {
  platform: 'tiktok',
  observes: ['publications'],
  learns: ['poll'],
  measures: ['publications'],
  keeps: {
    publications: { days: 30, why: NEEDED },
    texts: { days: 30, why: NEEDED },
  },
  receive: receiveEvent,
  workOff: workOffEvent,
  read: (context, signal) => readAsOwners(context, READING, signal),
  check: checkTiktok,
};
