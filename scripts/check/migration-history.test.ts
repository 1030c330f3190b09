import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrationHistory } from './migration-history.ts';

let folder: string;
let repository: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-history-'));
  repository = join(folder, 'repository');
  mkdirSync(repository);
  git('init', '--quiet', '--initial-branch=main');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** As somebody whose own settings do not count. */
const git = (...words: string[]) =>
  execFileSync('git', words, {
    cwd: repository,
    encoding: 'utf8',
    env: {
      ...process.env,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_AUTHOR_NAME: 'Ana',
      GIT_AUTHOR_EMAIL: 'ana@example.com',
      GIT_COMMITTER_NAME: 'Ana',
      GIT_COMMITTER_EMAIL: 'ana@example.com',
    },
  }).trim();

function write(file: string, text: string): void {
  mkdirSync(dirname(join(repository, file)), { recursive: true });
  writeFileSync(join(repository, file), text);
}

/** Writes migrations, each in a file of its own that the journal lists, and commits them. */
function commit(...tags: string[]): string {
  for (const tag of tags) write(`migrations/${tag}.sql`, `create table ${tag} ();`);
  writeJournal(...tags);
  git('add', '.');
  git('commit', '--quiet', '--allow-empty', '-m', tags.join());
  return git('rev-parse', 'HEAD');
}

const writeJournal = (...tags: string[]) =>
  write('migrations/meta/_journal.json', JSON.stringify({ entries: tags.map((tag) => ({ tag })) }));

const history = (of = repository) => migrationHistory(of, 'migrations');

test('a branch that adds migrations is fine', () => {
  const base = commit('first');
  git('checkout', '--quiet', '-b', 'work');
  commit('first', 'second');
  commit('first', 'second', 'third');
  expect(history()).toEqual({ base, faults: [] });
});

test('a migration that was shared may not change, committed or not', () => {
  const short = commit('first').slice(0, 8);
  git('checkout', '--quiet', '-b', 'work');
  commit('first', 'second');
  write('migrations/first.sql', 'create table other ();');
  const faults = [
    `migrations/first.sql differs since ${short}: stores that ran it will not run it again. Bring it back (\`git checkout ${short} -- migrations/first.sql\`) and run \`npm run migrations -- --name <what-changes>\`.`,
  ];
  expect(history()).toMatchObject({ faults });
  git('commit', '--quiet', '-am', 'change');
  expect(history()).toMatchObject({ faults });
});

test('one that a branch adds may still change there', () => {
  commit('first');
  git('checkout', '--quiet', '-b', 'work');
  commit('first', 'second');
  write('migrations/second.sql', 'create table other ();');
  expect(history()).toMatchObject({ faults: [] });
});

test('one that was shared may not go, nor leave its place in the journal', () => {
  commit('first', 'second');
  git('checkout', '--quiet', '-b', 'work');
  git('rm', '--quiet', 'migrations/first.sql');
  writeJournal('second', 'first');
  expect(history()).toMatchObject({
    faults: [
      expect.stringContaining('migrations/first.sql is gone'),
      expect.stringContaining('migrations/meta/_journal.json has not all entries'),
    ],
  });
});

test('on the shared branch what is not committed is compared with its last commit', () => {
  commit('first');
  const base = commit('first', 'second');
  write('migrations/second.sql', 'create table other ();');
  expect(history()).toMatchObject({
    base,
    faults: [expect.stringContaining('second.sql differs')],
  });
});

test('on the shared branch as it is committed the commit before counts', () => {
  const base = commit('first');
  write('migrations/first.sql', 'create table other ();');
  git('commit', '--quiet', '-am', 'change');
  expect(history()).toMatchObject({
    base,
    faults: [expect.stringContaining('first.sql differs')],
  });
});

test('a shallow clone says that it cannot compare, and what would help', () => {
  commit('first');
  commit('first', 'second');
  const clone = join(folder, 'clone');
  git('clone', '--quiet', '--depth=1', pathToFileURL(repository).href, clone);
  expect(history(clone)).toEqual({
    unknown:
      'this clone is shallow and has no earlier commit. `git fetch --unshallow origin main` brings them.',
  });
});

test('sources without git say so', () => {
  rmSync(join(repository, '.git'), { recursive: true });
  writeJournal();
  expect(history()).toEqual({ unknown: 'git knows of no commit here.' });
});
