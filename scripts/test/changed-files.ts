import { type Git, sharedCommit } from '../repository/shared-commit.ts';

/**
 * Paths of what differs from a commit, committed or not, and of what git does not know yet. Without a
 * commit, from where the work here left the shared branch.
 * @throws where git knows of no such commit
 */
export function changedFiles(git: Git, since?: string): string[] {
  const base = git('rev-parse', '--verify', `${since ?? sharedCommit(git) ?? ''}^{commit}`);
  if (base === undefined)
    throw new Error(
      `${since ? `git knows of no commit "${since}"` : 'git knows of no commit that this one shares with main'}, so what has changed is not known. Name a commit (--changed=<commit>), or run all tests.`,
    );
  const differing = git('diff', '--name-only', '--no-renames', '--relative', base) ?? '';
  const unknown = git('ls-files', '--others', '--exclude-standard') ?? '';
  return [...new Set(`${differing}\n${unknown}`.split('\n').filter(Boolean))].sort();
}
