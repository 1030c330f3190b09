import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gitIn, SHARED_BRANCHES, sharedCommit } from '../repository/shared-commit.ts';

/** What became of the migrations that others may have run. */
export type MigrationHistory =
  | {
      /** The commit they are compared with. */
      readonly base: string;
      /** Each says what happened, why it may not, and what to do. */
      readonly faults: readonly string[];
    }
  /** Why nothing can be compared here, and what would help. */
  | { readonly unknown: string };

const JOURNAL = 'meta/_journal.json';

/**
 * Compares a folder of migrations with what the shared branch had of them where this one left it; on
 * the shared branch itself, with its last commit, or the one before where nothing has changed since.
 * A store runs each migration once: those that were shared are only added to.
 */
export function migrationHistory(repository: string, folder: string): MigrationHistory {
  const git = gitIn(repository);
  const head = git('rev-parse', '--verify', 'HEAD');
  if (head === undefined) return { unknown: 'git knows of no commit here.' };
  const shared = sharedCommit(git);
  const isAsCommitted = git('status', '--porcelain', '--', folder) === '';
  const base = shared === head && isAsCommitted ? git('rev-parse', '--verify', 'HEAD^') : shared;
  if (base === undefined)
    return {
      unknown:
        git('rev-parse', '--is-shallow-repository') === 'true'
          ? 'this clone is shallow and has no earlier commit. `git fetch --unshallow origin main` brings them.'
          : `no commit is known that this one shares with ${SHARED_BRANCHES.join(' or ')}.`,
    };
  const short = base.slice(0, 8);
  const changes = git('diff', '--name-status', '--no-renames', base, '--', folder) ?? '';
  const changed = changes
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([status, file]) => status !== 'A' && file && !file.endsWith(JOURNAL))
    .map(
      ([status, file]) =>
        `${file} ${status === 'D' ? 'is gone' : 'differs'} since ${short}: stores that ran it will not run it again. Bring it back (\`git checkout ${short} -- ${file}\`) and run \`npm run migrations -- --name <what-changes>\`.`,
    );
  const journal = `${folder}/${JOURNAL}`;
  const before = entries(git('show', `${base}:${journal}`));
  const now = entries(readFileSync(join(repository, journal), 'utf8'));
  const disordered = before.some((entry, at) => JSON.stringify(entry) !== JSON.stringify(now[at]));
  const moved = `${journal} has not all entries of ${short} first and unchanged: stores that ran them would run others again, or pass new ones over. Bring them back (\`git checkout ${short} -- ${journal}\`) and run \`npm run migrations\` again.`;
  return { base, faults: disordered ? [...changed, moved] : changed };
}

const entries = (journal: string | undefined): readonly unknown[] =>
  journal === undefined ? [] : (JSON.parse(journal) as { entries: unknown[] }).entries;
