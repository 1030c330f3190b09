import type { OVERVIEW_ENDPOINTS } from '#contract/overview/endpoints.ts';
import type { Handlers } from '../http/call.ts';
import type { ApiServices } from '../http/services.ts';
import { countStuckMails } from '../mail/stuck-mails.ts';
import { countDeadJobs } from '../workers/list-jobs.ts';
import { readLowKeys, readLowRewards } from './low-stock.ts';
import { countActive, countMembers } from './people.ts';
import { overviewPeriod } from './period.ts';
import { readQueues } from './queues.ts';
import { countFailingWebhooks, readUnreadPlatforms } from './troubles.ts';
import { readWeeks } from './weeks.ts';

/** The program at a glance. */
export function overviewHandlers(services: ApiServices): Handlers<typeof OVERVIEW_ENDPOINTS> {
  const { store } = services;
  return {
    readOverview: async ({ caller: { program }, locale }) => {
      const now = services.now();
      const { review_days } = program.program.applications;
      const period = overviewPeriod(program.uuid, review_days, now);
      const counting = services.visits ? 'counted' : 'not_counted';
      // Beside each other: each reads for itself, and none waits for another.
      const [queues, weeks, members, active, low_keys, low_rewards, mails, jobs, hooks, platforms] =
        await Promise.all([
          readQueues(store, period),
          readWeeks(store, period, counting),
          countMembers(store, period),
          countActive(store, period),
          readLowKeys(store, program.uuid, locale, now),
          readLowRewards(store, program.uuid, locale),
          countStuckMails(store, program.uuid),
          countDeadJobs(store, program.uuid),
          countFailingWebhooks(store, program.uuid),
          readUnreadPlatforms(services, program.uuid),
        ]);
      return {
        at: now.toISOString(),
        review_days: review_days ?? null,
        ...{ queues, weeks, members, active, low_keys, low_rewards },
        failed_work: mails + jobs,
        failing_webhooks: hooks,
        unread_platforms: platforms,
      };
    },
  };
}
