import { parseArgs } from 'node:util';
import { ConfigError } from './config.ts';

/**
 * The environment of a start with what its arguments say: roles, and `--workers <n>`.
 * @throws ConfigError for arguments that it does not know
 */
export function startEnvironment(
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv {
  const { values, positionals } = argumentsOf(parameters);
  const [roles, ...more] = positionals;
  if (more.length > 0)
    throw new ConfigError(`Several roles are written with commas: ${positionals.join(',')}.`);
  return {
    ...environment,
    ...(roles === undefined ? {} : { MARQUEE_ROLE: roles }),
    ...(values.workers === undefined ? {} : { MARQUEE_WORKERS: values.workers }),
  };
}

function argumentsOf(parameters: readonly string[]) {
  try {
    return parseArgs({
      args: [...parameters],
      options: { workers: { type: 'string' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new ConfigError(
      `${(error as Error).message}. The server takes roles and --workers <number>.`,
    );
  }
}
