import { z } from 'zod';
import { ENVIRONMENTS } from '#contract/programs/program.ts';

/** Every variable the server reads; the README documents each. */
const schema = z.object({
  /** Port to listen on; 0 takes any free one. */
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** Address to listen on. */
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Which overlay of the manifests holds. */
  MARQUEE_ENV: z.enum(ENVIRONMENTS).default('development'),
  /** The catalogue's folder. */
  MARQUEE_PROGRAMS: z.string().min(1).default('programs'),
  /** Where compiled programs, builds and screenshots lie. */
  MARQUEE_DATA: z.string().min(1).default('.marquee'),
  /** Addresses of proxies whose X-Forwarded-Host counts, separated by commas. */
  MARQUEE_TRUST_PROXY: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((address) => address.trim())
        .filter(Boolean),
    ),
  /** Memory for rendered documents, in MiB. */
  MARQUEE_CACHE_MB: z.coerce.number().min(1).max(4096).default(128),
  /** How much is logged. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export type Config = z.output<typeof schema>;

/** Thrown where the environment is not usable; tells every fault at once. */
export class ConfigError extends Error {}

/** Reads the configuration. @throws ConfigError with all faults, a line each. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = schema.safeParse(set);
  if (result.success) return result.data;
  const faults = result.error.issues.map(
    (issue) =>
      `  ${issue.path.join('.')}: ${issue.message} (found ${JSON.stringify(environment[String(issue.path[0])])})`,
  );
  throw new ConfigError(
    `The environment is not usable:\n${faults.join('\n')}\nSee "Configuration" in README.md.`,
  );
}
