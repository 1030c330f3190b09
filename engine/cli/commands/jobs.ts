import { Command } from 'commander';
import type { JobDeclaration } from '#api/workers/job.ts';
import type { JobRow } from '#api/workers/list-jobs.ts';
import { commandActor } from '../console/command-actor.ts';
import { example } from '../console/example.ts';
import { STORE_HELP } from '../console/store-help.ts';
import { table } from '../console/table.ts';
import { UserError } from '../console/user-error.ts';

/** Pieces that failed and are listed at most. */
const LISTED = 200;

/** `marquee jobs`: what goes on in the background. */
export function jobsCommand(): Command {
  return new Command('jobs')
    .description(
      'Look after what goes on in the background: what ran, what fails, what was given up.',
    )
    .addHelpText('after', example('jobs list'))
    .addCommand(listCommand())
    .addCommand(retryCommand());
}

function listCommand(): Command {
  return new Command('list')
    .description('List what is done by interval, and the jobs that failed or were given up.')
    .addHelpText('after', STORE_HELP)
    .addHelpText('after', example('jobs list'))
    .option('--json', 'as JSON')
    .action(async (choice: { json?: true }) => {
      const { JOBS } = await import('#api/workers/declared-jobs.ts');
      const { listFailed, listScheduled } = await import('#api/workers/list-jobs.ts');
      const { withStore } = await import('../console/store.ts');
      const { scheduled, failed } = await withStore(async (store) => ({
        scheduled: await listScheduled(store),
        failed: await listFailed(store, LISTED),
      }));
      if (choice.json) return console.log(JSON.stringify({ scheduled, failed }, undefined, 2));
      const declared: Readonly<Record<string, JobDeclaration>> = JOBS;
      const lines = scheduled.map((row) => [
        ...[row.name, state(row), moment(row.done_at), took(row.milliseconds)],
        row.last_error ?? declared[row.name]?.does ?? 'This build does not know it.',
      ]);
      console.log(table([['JOB', 'STATE', 'LAST DONE', 'TOOK', ''], ...lines]).join('\n'));
      if (failed.length === 0) return console.log('\nNothing that was asked for has failed.');
      const pieces = failed.map((row) => [
        ...[String(row.id), row.name, row.program_uuid ?? '', state(row), moment(row.failed_at)],
        row.last_error ?? '-',
      ]);
      const head = ['ID', 'JOB', 'PROGRAM', 'STATE', 'FAILED', 'REASON'];
      console.log(`\n${table([head, ...pieces]).join('\n')}`);
    });
}

function retryCommand(): Command {
  return new Command('retry')
    .description('Have jobs done anew that were given up, or at once what rests after a failure.')
    .addHelpText('after', STORE_HELP)
    .addHelpText('after', example('jobs retry 4711'))
    .argument('[ids...]', 'as `marquee jobs list` names them')
    .option('--all', 'all that were given up')
    .action(async (ids: string[], choice: { all?: true }) => {
      if (ids.length > 0 === (choice.all === true))
        throw new UserError('Name the ids that `marquee jobs list` says, or give --all.');
      const unread = ids.filter((id) => !/^\d{1,15}$/.test(id));
      if (unread.length > 0) throw new UserError(`${unread.join(', ')}: no id is written so.`);
      const { retryJobs } = await import('#api/failed-work/retry-jobs.ts');
      const { withStore } = await import('../console/store.ts');
      const due = await withStore((store) =>
        retryJobs(store, choice.all ? {} : { ids: ids.map(Number) }, commandActor()),
      );
      const missing = ids.filter((id) => !due.some((row) => row.id === Number(id)));
      for (const { id, name } of due)
        console.log(`Job ${id} (${name}) is done with the next look, within a second.`);
      if (choice.all && due.length === 0) console.log('No job was given up.');
      if (missing.length > 0)
        throw new UserError(
          `There is no job ${missing.join(', ')} that waits: it is done, or just being done. \`marquee jobs list\` says which there are.`,
        );
    });
}

/** In a word, and how often it failed since it last went well. */
function state({ state: word, attempts, failed_at, done_at }: JobRow): string {
  if (word === 'dead') return 'given up';
  const failing = failed_at !== null && (done_at === null || failed_at > done_at) && attempts > 0;
  return failing ? `fails (${attempts})` : word;
}

const moment = (at: Date | null): string =>
  at?.toISOString().slice(0, 19).replace('T', ' ') ?? 'never';

const took = (milliseconds: number | null): string =>
  milliseconds === null ? '-' : `${milliseconds} ms`;
