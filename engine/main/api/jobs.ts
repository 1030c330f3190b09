import { cleanUpSessions } from '#api/auth/clean-up-sessions.ts';
import { connectorWorks } from '#api/connectors/connector-jobs.ts';
import { countWanted } from '#api/connectors/count-observed.ts';
import { forgetObservations } from '#api/connectors/forget-observations.ts';
import { grantPromisedRoles } from '#api/connectors/grant-promised-roles.ts';
import { publishAnnouncements } from '#api/core/announcements/publish-announcements.ts';
import { expireEnrolments } from '#api/core/enrolments/expire-enrolments.ts';
import { forgetLiveMessages } from '#api/core/events/stored-messages.ts';
import { foldLeaderboards } from '#api/core/ledger/leaderboard-folder.ts';
import { forgetOldNotifications } from '#api/core/notifications/write-notifications.ts';
import { findDueDraws, holdDraw } from '#api/core/quests/hold-draws.ts';
import { forgetHeldDecisions } from '#api/core/reviews/held-rows.ts';
import { forgetDeliveries } from '#api/core/rewards/deliveries.ts';
import { forgetSavedAddresses } from '#api/core/rewards/saved-addresses.ts';
import { forgetOldDeliveries } from '#api/core/webhooks/delivery-rows.ts';
import type { ApiServices } from '#api/http/services.ts';
import { closeLeaderboardDays } from '#api/leaderboards/close-days.ts';
import { tellOfConditions } from '#api/notifications/tell-conditions.ts';
import { tellOfItems } from '#api/notifications/tell-items.ts';
import { sendOpenings } from '#api/openings/send-openings.ts';
import { closeProgramDays } from '#api/overview/close-days.ts';
import { forgetOldPushes } from '#api/push/push-rows.ts';
import { sendReminders } from '#api/reminders/send-reminders.ts';
import { lt } from '#api/store/drizzle.ts';
import type { Store } from '#api/store/store.ts';
import { idempotencyKeys } from '#api/store/tables/delivery.ts';
import { JOBS, type JobName } from '#api/workers/declared-jobs.ts';
import type { Job, JobWork, Piece } from '#api/workers/job.ts';
import { forgetOldJobs } from '#api/workers/list-jobs.ts';
import { enqueueJobs } from '#api/workers/queue.ts';

const DAY = 86_400_000;

/** The function of each kind of work in the background. */
export function jobsOf(services: ApiServices): readonly Job[] {
  const { store, now } = services;
  const works: Readonly<Record<JobName, JobWork>> = {
    leaderboards: () => foldLeaderboards(store),
    announcements: () => publishAnnouncements(services),
    draws: () => askForDraws(store, now()),
    draw: (piece) => holdOneDraw(store, piece, now()),
    openings: () => sendOpenings(services),
    reminders: () => sendReminders(services),
    enrolments: () => expireEnrolments(store, now()),
    leaderboard_days: () => closeLeaderboardDays(store, now()),
    program_days: () => closeProgramDays(store, now()),
    notified_items: () => tellOfItems(services),
    notified_conditions: () => tellOfConditions(services),
    ...connectorWorks(services),
    observations_counted: ({ signal }) => countWanted(services, signal),
    observations_kept: () => forgetObservations(services),
    roles: ({ signal }) => grantPromisedRoles(services, signal),
    live_messages: () => forgetLiveMessages(store),
    sessions: () => cleanUpSessions(store, now()),
    deliveries: async () => {
      await forgetDeliveries(store, now());
      await forgetSavedAddresses(store, now());
    },
    held_decisions: () => forgetHeldDecisions(store, now()),
    creator_notifications: () => forgetOldNotifications(store, now()),
    push_messages: () => forgetOldPushes(store, now()),
    webhook_deliveries: () => forgetOldDeliveries(store, now()),
    idempotency_keys: () => forgetAnswers(store, now()),
    jobs: () => forgetOldJobs(store),
  };
  return (Object.keys(JOBS) as JobName[]).map((name) => ({
    ...JOBS[name],
    name,
    work: works[name],
  }));
}

/** One program's draw that fails holds up no other. */
async function askForDraws(store: Store, now: Date): Promise<void> {
  const due = await findDueDraws(store, now);
  await enqueueJobs(
    store,
    'draw',
    due.map(({ program_uuid, id }) => ({
      ...{ program_uuid, key: `${program_uuid}:${id}`, params: { quest_id: id } },
    })),
  );
}

async function holdOneDraw(store: Store, { program_uuid, params }: Piece, now: Date) {
  // The campaign may have changed since it was asked for.
  const due = await findDueDraws(store, now);
  const draw = due.find((one) => one.program_uuid === program_uuid && one.id === params.quest_id);
  if (draw) await holdDraw(store, draw, now);
}

/** Answers that were kept for repeated calls, a day long. */
async function forgetAnswers({ database }: Store, now: Date): Promise<void> {
  await database
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.created_at, new Date(now.getTime() - DAY)));
}
