import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

/**
 * The environment of a start with what its arguments say: roles, and `--workers <n>`, where `auto`
 * stands for as many processes as there are processors.
 * @throws TypeError for an argument that it does not know
 */
export function startEnvironment(
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    options: { workers: { type: 'string' } },
    allowPositionals: true,
  });
  const [roles] = positionals;
  const workers = values.workers ?? environment.MARQUEE_WORKERS;
  return {
    ...environment,
    ...(roles === undefined ? {} : { MARQUEE_ROLE: roles }),
    ...(workers === undefined
      ? {}
      : { MARQUEE_WORKERS: workers === 'auto' ? String(availableParallelism()) : workers }),
  };
}
