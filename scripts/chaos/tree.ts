import { execFileSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UserError } from '#cli/console/user-error.ts';
import { DATA } from '../bench/build-first.ts';

/** A state of the code that instances are started from: its folder, and the portal built from it. */
export interface Tree {
  readonly folder: string;
  readonly build: string;
}

/** What is in this folder, built. */
export const presentTree = (): Tree => ({ folder: resolve('.'), build: resolve(DATA, 'build') });

/**
 * Checks out a commit in a new folder, with packages of its own where it wants others, and builds it.
 * `removeTree` takes it away again. @throws UserError where there is no such commit
 */
export function treeOfCommit(commit: string, folder: string): Tree {
  try {
    git('worktree', 'add', '--quiet', '--detach', folder, commit);
  } catch {
    throw new UserError(
      `"${commit}" is no commit that is here. Name one with --from, and fetch it first where the clone is shallow.`,
    );
  }
  const lock = (place: string) => readFileSync(join(place, 'package-lock.json'), 'utf8');
  if (lock(folder) === lock('.'))
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  const data = join(folder, '.marquee');
  execFileSync(process.execPath, ['scripts/build.ts'], {
    cwd: folder,
    env: { ...process.env, MARQUEE_DATA: data },
    stdio: 'inherit',
  });
  return { folder, build: join(data, 'build') };
}

export function removeTree({ folder }: Tree): void {
  git('worktree', 'remove', '--force', folder);
}

function git(...words: string[]): void {
  execFileSync('git', words, { stdio: ['ignore', 'ignore', 'ignore'] });
}
