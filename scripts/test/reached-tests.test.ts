import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { gitIn } from '../repository/shared-commit.ts';
import { changedFiles } from './changed-files.ts';
import { reachedFiles } from './reached-tests.ts';
import { slowestFiles } from './slowest-files.ts';

describe('what a change reaches past imports', () => {
  const SERVER = 'tests/support/browser/start-server.ts';
  const COMMAND_LINE = 'tests/support/run-marquee.ts';
  const BROWSER = 'tests/browser/hosts.test.ts';

  test('whatever changes, sources are read by the tests of the architecture', () => {
    expect(reachedFiles(['README.md'])).toContain('tests/architecture/layers.test.ts');
    expect(reachedFiles(['README.md'])).not.toContain(BROWSER);
  });

  test('the portal is in what browsers see, and not in the command line', () => {
    const reached = reachedFiles(['engine/portal/base/theme/wanted-faces.ts']);
    expect(reached).toEqual(expect.arrayContaining([SERVER, BROWSER]));
    expect(reached).not.toContain(COMMAND_LINE);
  });

  test('the command line is in what commands do, and not in what browsers see', () => {
    const reached = reachedFiles(['engine/cli/commands/new.ts']);
    expect(reached).toContain(COMMAND_LINE);
    expect(reached).not.toContain(BROWSER);
  });

  test('a manifest is read by both', () => {
    const reached = reachedFiles(['programs/acme/program.yaml']);
    expect(reached).toEqual(expect.arrayContaining([SERVER, COMMAND_LINE, BROWSER]));
  });

  test('a test alone reaches no process', () => {
    const reached = reachedFiles(['engine/portal/base/theme/mix.test.ts']);
    expect(reached).not.toContain(SERVER);
  });

  test('every place that is named is there', () => {
    const all = ['engine/api/a.po', 'engine/api/store/migrations/a.sql', 'tests/fixtures/a'];
    const reached = reachedFiles([...all, 'programs/a', 'schemas/a']);
    expect(reached.slice(5).filter((file) => gitIn('.')('ls-files', file) === '')).toEqual([]);
  });
});

describe('what has changed', () => {
  let repository: string;
  beforeEach(() => {
    repository = mkdtempSync(join(tmpdir(), 'marquee-changed-'));
    git('init', '--quiet', '--initial-branch=main');
    commit('kept', 'edited', 'removed');
  });
  afterEach(() => rmSync(repository, { recursive: true, force: true }));

  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com', ...words], {
      cwd: repository,
      encoding: 'utf8',
      env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' },
    }).trim();
  const write = (file: string, text = '') => writeFileSync(join(repository, file), text);
  const commit = (...files: string[]) => {
    mkdirSync(join(repository, 'folder'), { recursive: true });
    for (const file of files) write(file);
    git('add', '.');
    git('commit', '--quiet', '-m', files.join());
  };

  test('is what the branch committed, what it did not, and what git does not know', () => {
    git('checkout', '--quiet', '-b', 'work');
    commit('folder/added');
    rmSync(join(repository, 'removed'));
    write('edited', 'otherwise');
    write('folder/new');
    expect(changedFiles(gitIn(repository))).toEqual([
      'edited',
      'folder/added',
      'folder/new',
      'removed',
    ]);
  });

  test('is counted from a commit that is named', () => {
    commit('first');
    commit('second');
    expect(changedFiles(gitIn(repository))).toEqual([]);
    expect(changedFiles(gitIn(repository), 'HEAD~1')).toEqual(['second']);
  });

  test('is not guessed where git knows no such commit', () => {
    expect(() => changedFiles(gitIn(repository), 'nowhere')).toThrow(
      'git knows of no commit "nowhere", so what has changed is not known. Name a commit (--changed=<commit>), or run all tests.',
    );
    git('branch', '--move', 'trunk');
    expect(() => changedFiles(gitIn(repository))).toThrow('no commit that this one shares');
  });
});

test('the ten slowest files are named, the slowest first', () => {
  const files = Array.from({ length: 12 }, (_, at) => ({
    name: `${at}.test.ts`,
    project: 'unit',
    milliseconds: at * 1000,
  }));
  const lines = slowestFiles(files);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('   11.0 s  11.test.ts (unit)');
});
