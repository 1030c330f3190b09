import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import packageJson from '../../../package.json' with { type: 'json' };
import { UserError } from '../console/user-error.ts';

/** Which engine a repository of programs is made for. */
export interface EngineLock {
  /** Where git fetches it. */
  readonly repository: string;
  /** For people: `commit` decides. */
  readonly version: string;
  readonly commit: string;
}

const ENGINE = fileURLToPath(new URL('../../..', import.meta.url));
const COMMIT = /^[0-9a-f]{40}$/;

/**
 * The engine that runs this command, or what was said in its place. Credentials that stand in the
 * address of its repository are left out.
 * @throws UserError where neither is known
 */
export function engineLock(said: { engine?: string; commit?: string }): EngineLock {
  const repository = said.engine ?? originOf(ENGINE) ?? ENGINE;
  const commit = said.commit ?? git('rev-parse', 'HEAD');
  if (commit === undefined || !COMMIT.test(commit))
    throw new UserError(
      `Which commit of the engine is to be used cannot be told${commit === undefined ? ', as this copy of it is no git repository' : ` from "${commit}"`}. Name it whole, with --commit <40 digits>.`,
    );
  return { repository, version: packageJson.version, commit };
}

function originOf(engine: string): string | undefined {
  const origin = git('remote', 'get-url', 'origin');
  if (origin === undefined) return undefined;
  if (!URL.canParse(origin)) return origin.startsWith('.') ? engine : origin;
  const url = new URL(origin);
  if (!/^https?:$/.test(url.protocol)) return origin;
  url.username = '';
  url.password = '';
  return url.href;
}

function git(...words: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', ['-C', ENGINE, ...words], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
