import type { Connector } from '../connector.ts';
import { readDailyQuota } from '../daily-quota.ts';
import { checkYoutube } from './check-youtube.ts';
import { receiveFeed } from './feed-messages.ts';
import { UNITS_OF_DAY } from './quota.ts';
import { readUploads } from './read-uploads.ts';
import { subscribe } from './subscribe.ts';
import { workOffFeed } from './work-off-feed.ts';

const MONTH =
  'YouTube’s developer policies (III.E.4) have data of its API refreshed or deleted within 30 days.';

/** YouTube: its hub tells of uploads, which are looked through besides; streams are read while live. */
export const youtube: Connector = {
  platform: 'youtube',
  observes: ['publications', 'streams'],
  learns: ['push', 'poll'],
  // Nothing from views or likes: that takes a grant for derived metrics (III.E.4.h, III.L).
  measures: ['publications', 'minutes_streamed'],
  keeps: {
    streams: { days: 30, why: MONTH },
    moments: { days: 30, why: MONTH },
    publications: { days: 30, why: MONTH },
    texts: { days: 30, why: MONTH },
    figures: { days: 30, why: MONTH },
    memberships: { days: 30, why: MONTH },
  },
  receive: receiveFeed,
  workOff: workOffFeed,
  read: readUploads,
  subscribe,
  quota: (context) => readDailyQuota(UNITS_OF_DAY, context),
  check: checkYoutube,
};
