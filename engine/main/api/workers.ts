import { cleanUpSessions } from '#api/auth/clean-up-sessions.ts';
import { publishAnnouncements } from '#api/core/announcements/publish-announcements.ts';
import { expireEnrolments } from '#api/core/enrolments/expire-enrolments.ts';
import { forgetLiveMessages } from '#api/core/events/stored-messages.ts';
import { foldLeaderboards } from '#api/core/ledger/leaderboard-folder.ts';
import { mailBrands } from '#api/core/mails/mail-brands.ts';
import { forgetOldNotifications } from '#api/core/notifications/write-notifications.ts';
import { holdDueDraws } from '#api/core/quests/hold-draws.ts';
import { forgetHeldDecisions } from '#api/core/reviews/held-rows.ts';
import { forgetDeliveries } from '#api/core/rewards/deliveries.ts';
import { forgetSavedAddresses } from '#api/core/rewards/saved-addresses.ts';
import type { ApiServices } from '#api/http/services.ts';
import { closeLeaderboardDays } from '#api/leaderboards/close-days.ts';
import { chooseTransport } from '#api/mail/choose-transport.ts';
import { MailWorker } from '#api/mail/mail-worker.ts';
import { countWatchedMails } from '#api/mail/stuck-mails.ts';
import { tellOfConditions } from '#api/notifications/tell-conditions.ts';
import { tellOfItems } from '#api/notifications/tell-items.ts';
import { sendOpenings } from '#api/openings/send-openings.ts';
import { closeProgramDays } from '#api/overview/close-days.ts';
import { forgetOldPushes } from '#api/push/push-rows.ts';
import { sendReminders } from '#api/reminders/send-reminders.ts';
import { HeldDecisionWorker } from '#api/reviews/held-decision-worker.ts';
import { lt, sql } from '#api/store/drizzle.ts';
import type { Store } from '#api/store/store.ts';
import { idempotencyKeys } from '#api/store/tables/delivery.ts';
import { repeatWork } from '#api/workers/repeated-work.ts';
import type { Config } from '../server/config.ts';
import { pushWorker } from './push-worker.ts';
import { reportOnce } from './report-once.ts';
import { unsubscribeUrls } from './unsubscribe-options.ts';

export interface Workers {
  /** Begins nothing more; resolves when what runs has ended. */
  stop(): Promise<void>;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
/** Milliseconds between looks for what another process wrote, where none is written here. */
const APART = 2 * SECOND;

interface Job {
  readonly name: string;
  /** Milliseconds between the end of a time and the next one, give or take a tenth. */
  readonly every: number;
  readonly work: () => Promise<unknown>;
}

/** What goes on beside the calls: held decisions, mails, push messages, leaderboards, draws, expiry, tidying up. */
export async function startWorkers(services: ApiServices, config: Config): Promise<Workers> {
  const { store, now, log } = services;
  const apart = config.MARQUEE_ROLE.has('api') ? {} : { pollInterval: APART };
  const mails = new MailWorker({
    store,
    transport: chooseTransport(
      { smtpUrl: config.SMTP_URL, mailFrom: config.MAIL_FROM, dataFolder: config.MARQUEE_DATA },
      log,
    ),
    brandOf: mailBrands(services),
    ...apart,
    unsubscribeUrl: unsubscribeUrls(services),
    log,
    now,
  });
  const pushes = services.push && pushWorker(services, services.push, apart);
  const decisions = new HeldDecisionWorker({ services, ...apart });
  services.metrics.countMails(() => countWatchedMails(store));
  const alone = (name: string, work: () => Promise<unknown>) => () => runAlone(store, name, work);
  const jobs: Job[] = [
    // These take locks of their own, for each batch, each announcement and each day.
    { name: 'leaderboards', every: SECOND, work: () => foldLeaderboards(store) },
    { name: 'announcements', every: 2 * SECOND, work: () => publishAnnouncements(services) },
    { name: 'leaderboard_days', every: MINUTE, work: () => closeLeaderboardDays(store, now()) },
    {
      name: 'program_days',
      every: MINUTE,
      work: alone('program_days', () => closeProgramDays(store, now())),
    },
    { name: 'draws', every: 15 * SECOND, work: alone('draws', () => holdDueDraws(store, now())) },
    {
      name: 'enrolments',
      every: MINUTE,
      work: alone('enrolments', () => expireEnrolments(store, now())),
    },
    {
      name: 'sessions',
      every: 10 * MINUTE,
      work: alone('sessions', () => cleanUpSessions(store, now())),
    },
    {
      name: 'live_messages',
      every: MINUTE,
      work: alone('live_messages', () => forgetLiveMessages(store)),
    },
    {
      name: 'deliveries',
      every: 10 * MINUTE,
      work: alone('deliveries', async () => {
        await forgetDeliveries(store, now());
        await forgetSavedAddresses(store, now());
      }),
    },
    {
      name: 'held_decisions',
      every: 10 * MINUTE,
      work: alone('held_decisions', () => forgetHeldDecisions(store, now())),
    },
    {
      name: 'creator_notifications',
      every: 10 * MINUTE,
      work: alone('creator_notifications', () => forgetOldNotifications(store, now())),
    },
    {
      name: 'push_messages',
      every: 10 * MINUTE,
      work: alone('push_messages', () => forgetOldPushes(store, now())),
    },
    // These two lock each operator whom they tell.
    { name: 'notified_items', every: MINUTE, work: () => tellOfItems(services) },
    { name: 'notified_conditions', every: 5 * MINUTE, work: () => tellOfConditions(services) },
    // These lock the rows of whom they write to.
    { name: 'reminders', every: 30 * SECOND, work: () => sendReminders(services) },
    { name: 'openings', every: 15 * SECOND, work: () => sendOpenings(services) },
    {
      name: 'idempotency_keys',
      every: 10 * MINUTE,
      work: alone('idempotency_keys', () => forgetAnswers(store, now())),
    },
  ];
  const running = jobs.map(({ name, every, work }) => {
    const { succeed, fail } = reportOnce(log, name);
    const jitter = 0.9 + Math.random() / 5;
    return repeatWork(() => work().then(succeed), Math.round(every * jitter), fail);
  });
  mails.start();
  pushes?.start();
  decisions.start();
  for (const job of running) job.start();
  return {
    stop: async () => {
      await Promise.all([
        mails.stop(),
        pushes?.stop(),
        decisions.stop(),
        ...running.map((job) => job.stop()),
      ]);
    },
  };
}

/** Does work in one transaction, unless another instance is at it. */
async function runAlone(store: Store, name: string, work: () => Promise<unknown>): Promise<void> {
  await store.transaction(async () => {
    const { rows } = await store.database.execute<{ locked: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtext(${`worker:${name}`})) as locked`,
    );
    if (rows[0]?.locked) await work();
  });
}

/** Answers that were kept for repeated calls, a day long. */
async function forgetAnswers({ database }: Store, now: Date): Promise<void> {
  await database
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.created_at, new Date(now.getTime() - DAY)));
}
