import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { migrationHistory } from './migration-history.ts';

/**
 * Fails where the committed migrations do not lead to the tables, would be passed over, or differ
 * from those that others may have run.
 */
const COMMITTED = 'engine/api/store/migrations';
const KIT = ['generate', '--dialect', 'postgresql', '--schema', 'engine/api/store/tables.ts'];

interface Entry {
  readonly tag: string;
  readonly when: number;
}

const history = migrationHistory('.', COMMITTED);
if ('unknown' in history)
  console.warn(`Whether earlier migrations are unchanged is not known: ${history.unknown}`);
else for (const fault of history.faults) fail(fault);

const copy = mkdtempSync(join(tmpdir(), 'marquee-migrations-'));
try {
  cpSync(COMMITTED, copy, { recursive: true });
  const before = entriesIn(copy);
  const disordered = before.find(({ when }, at) => when <= (before[at - 1]?.when ?? 0));
  if (disordered)
    fail(
      `${COMMITTED}/meta/_journal.json: "${disordered.tag}" is older than the one before it, so stores that have that one would pass over it. Remove it and run \`npm run migrations\` again.`,
    );
  const out = relative(process.cwd(), copy);
  const { status, stdout, stderr } = spawnSync('drizzle-kit', [...KIT, '--out', out], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const added = entriesIn(copy).slice(before.length);
  if (added.length > 0)
    fail(
      `engine/api/store/tables.ts differs from ${COMMITTED}. Run \`npm run migrations -- --name <what-changes>\`. Missing:\n${added.map(({ tag }) => readFileSync(join(copy, `${tag}.sql`), 'utf8')).join('\n')}`,
    );
  else if (status !== 0 || !stdout.includes('No schema changes'))
    fail(`drizzle-kit cannot compare the tables with ${COMMITTED}:\n${stdout}${stderr}`);
  else console.log('The migrations lead to the tables.');
} finally {
  rmSync(copy, { recursive: true, force: true });
}

function entriesIn(folder: string): Entry[] {
  return JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')).entries;
}

function fail(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}
