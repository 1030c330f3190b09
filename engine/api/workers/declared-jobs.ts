import { sql } from '../store/drizzle.ts';
import { CONNECTOR_JOBS, SOON } from './connector-jobs.ts';
import type { JobDeclaration, QueuedDeclaration } from './job.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Done whole or not at all; whoever is at it holds its row, so a short lease is enough. */
const TOGETHER = { commits: 'together', lease: 30 * SECOND, timeout: 10 * MINUTE } as const;
/** Goes on where it was, by what it wrote. */
const ITSELF = { commits: 'itself', lease: 30 * SECOND, timeout: 15 * MINUTE } as const;
const TIDY = { ...TOGETHER, every: 10 * MINUTE } as const;

/**
 * Everything that is done in the background, but for the outboxes of mails and push messages and the
 * decisions that are held, whose workers look at their own rows. What each does, and how often;
 * `main/api/jobs.ts` says by which function, and does not compile without one for each.
 */
export const JOBS = {
  leaderboards: {
    ...{ commits: 'itself', lease: 15 * SECOND, timeout: 2 * MINUTE, every: SECOND },
    wanted: sql`exists (select from leaderboard_changes)`,
    does: 'Brings points that were posted into the order of the leaderboards.',
  },
  announcements: {
    ...{ ...ITSELF, every: 2 * SECOND },
    wanted: sql`exists (select from announcements where told_at is null and ended_at is null)`,
    does: 'Tells of announcements whose time has come, live and by mail.',
  },
  draws: {
    ...{ ...TOGETHER, every: 15 * SECOND },
    does: 'Looks which draws are due.',
  },
  draw: {
    ...{ ...TOGETHER, attempts: 8 },
    does: 'Holds one draw.',
  },
  openings: {
    ...{ ...ITSELF, every: 15 * SECOND },
    does: 'Mails those who asked to hear when a program opens.',
  },
  reminders: {
    ...{ ...ITSELF, every: 30 * SECOND },
    does: 'Mails the reminders that are due.',
  },
  enrolments: {
    ...{ ...TOGETHER, every: MINUTE },
    does: 'Ends offers that nobody accepted in time.',
  },
  leaderboard_days: {
    ...{ ...ITSELF, every: MINUTE },
    does: 'Writes down how each leaderboard stood at the end of each day.',
  },
  program_days: {
    ...{ ...TOGETHER, every: MINUTE },
    does: 'Writes down what happened in each program on each day.',
  },
  notified_items: {
    ...{ ...ITSELF, every: MINUTE },
    does: 'Mails operators of what is new and overdue in their inbox.',
  },
  notified_conditions: {
    ...{ ...ITSELF, every: 5 * MINUTE },
    does: 'Mails operators of pools that run out, and the like.',
  },
  ...CONNECTOR_JOBS,
  observations_counted: {
    ...{ ...ITSELF, every: SOON },
    wanted: sql`exists (select from connections where count_wanted_at is not null)`,
    does: 'Counts for quests what connectors observed.',
  },
  observations_kept: {
    ...{ ...ITSELF, every: 10 * MINUTE },
    does: 'Forgets what connectors observed when its time is over.',
  },
  roles: {
    ...{ ...ITSELF, every: SECOND },
    wanted: sql`exists (select from role_grants where next_attempt_at is not null)`,
    does: 'Gives and takes the roles that rewards promise.',
  },
  live_messages: {
    ...{ ...TOGETHER, every: MINUTE },
    does: 'Forgets live messages that everybody has heard.',
  },
  sessions: { ...TIDY, does: 'Forgets sessions and sign-ins that ended.' },
  deliveries: { ...TIDY, does: 'Deletes addresses and accounts of rewards that were fulfilled.' },
  held_decisions: { ...TIDY, does: 'Forgets decisions that were held and took effect.' },
  creator_notifications: { ...TIDY, does: 'Forgets old notifications.' },
  push_messages: { ...TIDY, does: 'Forgets old push messages, and browsers that signed out.' },
  webhook_deliveries: { ...TIDY, does: 'Forgets what webhooks were sent long ago.' },
  idempotency_keys: { ...TIDY, does: 'Forgets answers that were kept for repeated calls.' },
  jobs: { ...TIDY, does: 'Forgets jobs that were given up long ago, and kinds that are no more.' },
} as const satisfies Readonly<Record<string, JobDeclaration>>;

export type JobName = keyof typeof JOBS;

/** Names of the work that is asked for. */
export type QueuedJobName = {
  [Name in JobName]: (typeof JOBS)[Name] extends QueuedDeclaration ? Name : never;
}[JobName];
