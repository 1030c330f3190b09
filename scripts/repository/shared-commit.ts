import { execFileSync } from 'node:child_process';

/** Runs git and answers what it says; undefined where it refuses or is not there. */
export type Git = (...words: string[]) => string | undefined;

/** Where the shared branch may be found, the remote's own name for it first. */
export const SHARED_BRANCHES = ['origin/HEAD', 'origin/main', 'main'];

/** Git in a folder of a repository. */
export const gitIn =
  (folder: string): Git =>
  (...words) => {
    try {
      return execFileSync('git', words, {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: 2 ** 28,
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trimEnd();
    } catch {
      return undefined;
    }
  };

/** The commit at which the work here left the shared branch; undefined where none is known. */
export const sharedCommit = (git: Git): string | undefined =>
  SHARED_BRANCHES.flatMap((branch) => git('merge-base', 'HEAD', branch) ?? []).at(0);
