import type { Connector } from '../connector.ts';
import { type OwnerReading, readAsOwners } from '../read-as-owners.ts';
import { workOffRevocation } from '../work-off-revocation.ts';
import { checkInstagram } from './check-instagram.ts';
import { findPosts } from './find-posts.ts';
import { isNotGranted, SCOPE } from './instagram-api.ts';
import { receiveRequest } from './receive-request.ts';

const NEEDED =
  'Meta’s terms want data kept no longer than its purpose takes: what was posted is read again every quarter of an hour, and after 30 days counts for nothing any more.';

const READING: OwnerReading = { scope: SCOPE, find: findPosts, isNotGranted };

/** Instagram: the posts of those who link a professional account are listed with their own tokens. */
export const instagram: Connector = {
  platform: 'instagram',
  observes: ['publications'],
  learns: ['poll'],
  measures: ['publications'],
  keeps: {
    publications: { days: 30, why: NEEDED },
    texts: { days: 30, why: NEEDED },
  },
  receive: receiveRequest,
  workOff: workOffRevocation,
  read: (context, signal) => readAsOwners(context, READING, signal),
  check: checkInstagram,
};
