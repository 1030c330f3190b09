import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '#api/store/drizzle.ts';
import { jobs } from '#api/store/tables/jobs.ts';
import { auditEntries } from '#api/store/tables/operators.ts';
import { COMMANDS_TIMEOUT, type CommandLine, startCommandLine } from '../support/command-line.ts';

/** Of tests/fixtures/api/alpha. */
const ALPHA = 'a1fa0000-0000-4000-8000-00000000000a';

let line: CommandLine;
beforeAll(async () => {
  line = await startCommandLine();
}, COMMANDS_TIMEOUT);
afterAll(() => line.close());

const write = (values: (typeof jobs.$inferInsert)[]) =>
  line.onStore(async ({ database }) => {
    await database.delete(jobs);
    return (await database.insert(jobs).values(values).returning()).map(({ id }) => String(id));
  });
const at = new Date('2026-11-26T10:00:00Z');
const PIECE = { program_uuid: ALPHA, name: 'draw', params: { quest_id: 4 } };

test('jobs list says what ran, what fails and what was given up', {
  timeout: COMMANDS_TIMEOUT,
}, async () => {
  const [, , dead = ''] = await write([
    { name: 'reminders', done_at: at, milliseconds: 12 },
    { name: 'sessions', attempts: 2, failed_at: at, last_error: 'No room.' },
    { ...PIECE, key: 'one', state: 'dead', attempts: 8, failed_at: at, last_error: 'No lots.' },
    { ...PIECE, key: 'two' },
  ]);
  const { code, stdout } = await line.marquee('jobs', 'list');
  expect(code).toBe(0);
  expect(stdout.replaceAll(/ {2,}/g, '|').split('\n')).toEqual([
    'JOB|STATE|LAST DONE|TOOK',
    'reminders|waiting|2026-11-26 10:00:00|12 ms|Mails the reminders that are due.',
    'sessions|fails (2)|never|-|No room.',
    '',
    'ID|JOB|PROGRAM|STATE|FAILED|REASON',
    `${dead}|draw|${ALPHA}|given up|2026-11-26 10:00:00|No lots.`,
    '',
  ]);
  const json = JSON.parse((await line.marquee('jobs', 'list', '--json')).stdout);
  expect(json).toMatchObject({ scheduled: [{}, {}], failed: [{ name: 'draw', state: 'dead' }] });
});

test('jobs retry has done anew what was given up, and says what there is none of', {
  timeout: COMMANDS_TIMEOUT,
}, async () => {
  const [one = '', two = '', busy = ''] = await write([
    { ...PIECE, key: 'one', state: 'dead', attempts: 8, failed_at: at, last_error: 'No lots.' },
    { ...PIECE, key: 'two', state: 'dead', attempts: 8, failed_at: at, last_error: 'No lots.' },
    { ...PIECE, key: 'busy', state: 'running', attempts: 1 },
  ]);
  const state = (id: string) =>
    line.onStore(async ({ database }) => {
      const [row] = await database
        .select({ state: jobs.state, attempts: jobs.attempts })
        .from(jobs)
        .where(eq(jobs.id, Number(id)));
      return row;
    });
  const some = await line.marquee('jobs', 'retry', one, busy, '999999');
  expect(some.code).toBe(2);
  expect(some.stdout).toContain(`Job ${one} (draw) is done with the next look`);
  expect(some.stderr).toContain(`There is no job ${busy}, 999999 that waits`);
  expect(await state(one)).toEqual({ state: 'waiting', attempts: 0 });
  expect(await state(two)).toEqual({ state: 'dead', attempts: 8 });
  expect(await state(busy)).toEqual({ state: 'running', attempts: 1 });

  expect((await line.marquee('jobs', 'retry', '--all')).stdout).toContain(`Job ${two} (draw)`);
  expect(await state(two)).toEqual({ state: 'waiting', attempts: 0 });
  expect((await line.marquee('jobs', 'retry', '--all')).stdout).toBe('No job was given up.\n');

  const audited = await line.onStore(({ database }) =>
    database.select().from(auditEntries).where(eq(auditEntries.action, 'job.retry')),
  );
  expect(audited.map(({ subject_id }) => subject_id)).toEqual([one, two]);
  expect(audited[0]).toMatchObject({
    ...{ program_uuid: ALPHA, actor_kind: 'command_line', subject_kind: 'job' },
    details: { name: 'draw' },
  });
});

test('jobs retry without ids, or with what is none, says what it takes', {
  timeout: COMMANDS_TIMEOUT,
}, async () => {
  for (const words of [
    ['jobs', 'retry'],
    ['jobs', 'retry', '4', '--all'],
  ])
    expect((await line.marquee(...words)).stderr).toContain('or give --all.');
  expect((await line.marquee('jobs', 'retry', 'draw')).stderr).toContain(
    'draw: no id is written so.',
  );
});
