import type { Connector } from '../connector.ts';
import { readDailyQuota } from '../daily-quota.ts';
import { checkX } from './check-x.ts';
import { POSTS_OF_DAY } from './quota.ts';
import { readPosts } from './read-posts.ts';

const FOLLOWED =
  'X’s developer policy has posts that are deleted, or not public any more, deleted here, too: a post is looked up once a day for three days, and one that was not looked up for two is deleted.';

/** X: what accounts post is read with the operator's own token, which is paid for by the post. */
export const x: Connector = {
  platform: 'x',
  observes: ['publications'],
  learns: ['poll'],
  measures: ['publications'],
  keeps: {
    publications: { days: 2, why: FOLLOWED },
    texts: { days: 2, why: FOLLOWED },
  },
  read: readPosts,
  quota: (context) => readDailyQuota(POSTS_OF_DAY, context),
  check: checkX,
};
