import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { isLoopback } from '#api/http/local-request.ts';
import { SHORTEST_SECRET } from '#api/secrets/secrets.ts';
import { DEFAULT_POOL } from '#api/store/connections.ts';
import { VISITOR_API_KEY } from '#contract/events/visitor-key.ts';
import { ENVIRONMENTS } from '#contract/programs/program.ts';
import { DEFAULT_PORT } from '#domain/programs/origins.ts';
import { PURGE_FORMATS, type PurgeTarget } from '../purge/purge-request.ts';
import { missingTogether } from './missing-together.ts';
import { hostsOf, previousOf, proxiesOf, rolesOf } from './read-lists.ts';

const DEFAULT_HOST = '127.0.0.1';

/** Every variable the server reads; the README documents each. */
const schema = z.object({
  /** What the process does. */
  MARQUEE_ROLE: z.string().default('all').transform(rolesOf),
  /** How many processes share the port; `auto`: one for each processor. */
  MARQUEE_WORKERS: z
    .string()
    .default('1')
    .transform((count) => (count === 'auto' ? availableParallelism() : Number(count)))
    .pipe(z.number('a number, or "auto"').int().min(1).max(64)),
  /** Port to listen on; 0 takes any free one. */
  PORT: z.coerce.number().int().min(0).max(65535).default(DEFAULT_PORT),
  /** Address to listen on. */
  HOST: z.string().min(1).default(DEFAULT_HOST),
  /** Port for what operators alone may ask; unset: there is none, and /metrics is public. */
  MARQUEE_INTERNAL_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  /** Address of that port. */
  MARQUEE_INTERNAL_HOST: z.string().min(1).default(DEFAULT_HOST),
  /** Which overlay of the manifests holds; unset only on a machine of one's own. */
  MARQUEE_ENV: z.enum(ENVIRONMENTS).default('development'),
  /** The catalogue's folder. */
  MARQUEE_PROGRAMS: z.string().min(1).default('programs'),
  /** Where compiled programs, builds and screenshots lie. */
  MARQUEE_DATA: z.string().min(1).default('.marquee'),
  /** The portal's finished build; unset: `build` in MARQUEE_DATA, which an image that is read alone cannot hold. */
  MARQUEE_BUILD: z.string().min(1).optional(),
  /** Where instances share the files of their builds; unset: in MARQUEE_DATA. */
  MARQUEE_ASSETS: z.string().min(1).optional(),
  /** Where instances share rendered documents; unset: in MARQUEE_DATA. */
  MARQUEE_DOCUMENTS: z.string().min(1).optional(),
  /** What these may take there, in MiB; 0: none is kept, and each is rendered again after a restart. */
  MARQUEE_DOCUMENTS_MB: z.coerce.number().int().min(0).max(1_048_576).default(1024),
  /** Proxies whose X-Forwarded-Host, -Proto and -For count: addresses and ranges, by commas. */
  MARQUEE_TRUST_PROXY: z.string().default('').transform(proxiesOf),
  /** Hosts that are to be in browsers' own lists of those asked over https alone, by commas. */
  MARQUEE_HSTS_PRELOAD: z.string().default('').transform(hostsOf),
  /** Memory for rendered documents, in MiB. */
  MARQUEE_CACHE_MB: z.coerce.number().min(1).max(4096).default(128),
  /** Where a network is told which pages to forget, by their tags; unset: nobody is told. */
  MARQUEE_PURGE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** What the network lets us do that by. */
  MARQUEE_PURGE_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{1,4096}$/, 'characters of ASCII without spaces')
    .optional(),
  /** How it wants to be told. */
  MARQUEE_PURGE_FORMAT: z.enum(PURGE_FORMATS).default('tags'),
  /** Seconds for which that network keeps pages. */
  MARQUEE_SHARED_SECONDS: z.coerce.number().int().min(1).max(86_400).default(1),
  /** PostgreSQL; unset: the embedded store in MARQUEE_DATA. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Connections to PostgreSQL that this process opens at most. */
  MARQUEE_DATABASE_POOL: z.coerce.number().int().min(2).max(500).default(DEFAULT_POOL),
  /** Milliseconds after which a statement is slow, and logged; 0: none is. */
  MARQUEE_SLOW_QUERY_MS: z.coerce.number().min(0).max(600_000).default(500),
  /** `1`: production accepts the embedded store's limits: one process, no copy elsewhere. */
  MARQUEE_ALLOW_EMBEDDED: z.literal('1').optional(),
  /** Where a process without the API reads creators' profiles; unset: `api.base_url`, where that is whole. */
  MARQUEE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Counts of rate limits that several instances share; unset: each counts for itself. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Every signing and encryption key derives from it; development keeps one in MARQUEE_DATA. */
  MARQUEE_SECRET: z.string().min(SHORTEST_SECRET).optional(),
  /** Secrets before it, which still open what they sealed, by commas; see `marquee secrets`. */
  MARQUEE_SECRET_PREVIOUS: z.string().default('').transform(previousOf),
  /** Who owns every program that has no owner yet, from the start on. */
  MARQUEE_OWNER_EMAIL: z.email().max(254).optional(),
  /** Where mails go out; unset: they are written to MARQUEE_DATA/mail. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** The sender of mails; needed with SMTP_URL. */
  MAIL_FROM: z.string().min(3).max(320).optional(),
  /** `off` only behind a limiter of your own. */
  MARQUEE_RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  /** The key of the events service that every visitor's page has; it is public. */
  MARQUEE_EVENTS_API_KEY: z
    .string()
    .regex(/^[\w-]{8,200}$/)
    .default(VISITOR_API_KEY),
  /** With them the server signs what it publishes at the events service that `site.yaml` names. */
  MARQUEE_EVENTS_ACCESS_KEY_ID: z
    .string()
    .regex(/^\w{8,128}$/)
    .optional(),
  MARQUEE_EVENTS_SECRET_ACCESS_KEY: z.string().min(8).max(200).optional(),
  /** Connections to the events service that one address may have at a time. */
  MARQUEE_EVENTS_CONNECTIONS: z.coerce.number().int().min(1).default(200),
  /** Messages a second that one connection to the events service may send. */
  MARQUEE_EVENTS_FRAMES: z.coerce.number().int().min(1).default(20),
  /** Whom the server asks about content that is handed in; unset: see `openPreviews`. */
  MARQUEE_CONTENT_PREVIEWS: z
    .union([
      z.enum(['platforms', 'samples', 'off'], {
        error: '"platforms", "samples", "off", or the http address of one server in their place',
      }),
      z.url({ protocol: /^https?$/ }),
    ])
    .optional(),
  /** Whom the server hands push messages to: `services` are those of the browsers. */
  MARQUEE_PUSH: z
    .union([
      z.enum(['services', 'off'], {
        error: '"services", "off", or the http address of one server in their place',
      }),
      z.url({ protocol: /^https?$/ }),
    ])
    .default('services'),
  /** Where linked accounts are read; unset: see `openConnectors`. */
  MARQUEE_CONNECTORS: z
    .union([
      z.enum(['platforms', 'off'], {
        error: '"platforms", "off", or the http address of simulators in their place',
      }),
      z.url({ protocol: /^https?$/ }),
    ])
    .optional(),
  /** The operator's key of the YouTube Data API, and the units a day that its project has. */
  MARQUEE_CONNECTOR_YOUTUBE_API_KEY: z.string().min(1).optional(),
  MARQUEE_CONNECTOR_YOUTUBE_UNITS: z.coerce.number().int().min(1).optional(),
  MARQUEE_CONNECTOR_DISCORD_BOT_TOKEN: z.string().min(1).optional(),
  /** The operator's own token of X, and the posts a day that may be read, and paid for, with it. */
  MARQUEE_CONNECTOR_X_BEARER_TOKEN: z.string().min(1).optional(),
  MARQUEE_CONNECTOR_X_POSTS: z.coerce.number().int().min(5).optional(),
  /** The calls a day that the operator's Steam key has for us. */
  MARQUEE_CONNECTOR_STEAM_CALLS: z.coerce.number().int().min(1).optional(),
  /** Networks of one's own that webhooks may lead into, with commas between: 10.1.0.0/16. */
  MARQUEE_WEBHOOK_NETWORKS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== ''),
    )
    .refine((list) => list.every((one) => ipaddr.isValidCIDR(one)), {
      error: 'networks as 10.1.0.0/16, with commas between',
    }),
  /** Seconds after SIGTERM for which everything is still answered, but `/readyz`. */
  MARQUEE_DRAIN_SECONDS: z.coerce.number().min(0).max(600).default(0),
  /** Seconds after that until connections that are still open are cut. */
  MARQUEE_CLOSE_SECONDS: z.coerce.number().min(1).max(600).default(20),
  /** Whether every request has its line in the log; unset: but in development. */
  MARQUEE_REQUEST_LOG: z.enum(['on', 'off']).optional(),
  /** How much is logged. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

/** The names of all variables that the server reads, but those of identity providers. */
export const VARIABLES: readonly string[] = Object.keys(schema.shape);

/** Nobody sets these on a machine of their own without meaning a server for others. */
const OF_SERVERS = [
  'DATABASE_URL',
  'REDIS_URL',
  'SMTP_URL',
  'MARQUEE_SECRET',
  'MARQUEE_SECRET_PREVIOUS',
  'MARQUEE_TRUST_PROXY',
  'MARQUEE_ALLOW_EMBEDDED',
] as const;
const CLIENT_SECRET = /^MARQUEE_IDP_\w+_CLIENT_SECRET$/;

const SECRET_VARIABLES = new Set([
  'MARQUEE_SECRET',
  'MARQUEE_SECRET_PREVIOUS',
  'DATABASE_URL',
  'REDIS_URL',
  'SMTP_URL',
  'MARQUEE_EVENTS_SECRET_ACCESS_KEY',
  'MARQUEE_PURGE_URL',
  'MARQUEE_PURGE_TOKEN',
  'MARQUEE_CONNECTOR_YOUTUBE_API_KEY',
  'MARQUEE_CONNECTOR_DISCORD_BOT_TOKEN',
  'MARQUEE_CONNECTOR_X_BEARER_TOKEN',
]);

export type Config = z.output<typeof schema>;

/** Whether every request has its line in the log. */
export const logsRequests = ({
  MARQUEE_REQUEST_LOG: wish,
  MARQUEE_ENV,
}: Pick<Config, 'MARQUEE_REQUEST_LOG' | 'MARQUEE_ENV'>): boolean =>
  wish === undefined ? MARQUEE_ENV !== 'development' : wish === 'on';

/** Who is told which pages to forget; undefined: nobody. */
export const purgeTarget = (config: Config): PurgeTarget | undefined =>
  config.MARQUEE_PURGE_URL === undefined
    ? undefined
    : {
        url: config.MARQUEE_PURGE_URL,
        format: config.MARQUEE_PURGE_FORMAT,
        token: config.MARQUEE_PURGE_TOKEN,
      };

/** The folder of the portal's finished build. */
export const buildFolder = (config: Pick<Config, 'MARQUEE_BUILD' | 'MARQUEE_DATA'>): string =>
  config.MARQUEE_BUILD ?? join(config.MARQUEE_DATA, 'build');

/** Thrown where the environment is not usable; tells every fault at once. */
export class ConfigError extends Error {}

/**
 * Reads the configuration. What only a process with a store needs is asked of no other.
 * @throws ConfigError with all faults, a line each.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = schema.safeParse(set);
  const faults = result.success
    ? [...environmentFaults(set), ...missingTogether(result.data)]
    : result.error.issues.map((issue) => {
        const name = String(issue.path[0]);
        return `${name}: ${issue.message}${foundValue(name, environment[name])}`;
      });
  if (result.success && faults.length === 0) return result.data;
  throw new ConfigError(
    `The environment is not usable:\n${faults.map((fault) => `  ${fault}`).join('\n')}\nSee "Configuration" in README.md.`,
  );
}

/**
 * Development lets everybody on this machine sign in as sample people, and shows drafts: what looks
 * like a server for others must say which environment it is.
 */
function environmentFaults(set: Readonly<Record<string, string | undefined>>): string[] {
  if (set.MARQUEE_ENV !== undefined) return [];
  const { HOST = DEFAULT_HOST } = set;
  const signs = [
    ...(HOST === 'localhost' || isLoopback(HOST) ? [] : ['HOST']),
    ...Object.keys(set).filter(
      (name) => OF_SERVERS.some((known) => known === name) || CLIENT_SECRET.test(name),
    ),
  ];
  if (signs.length === 0) return [];
  const are = signs.length === 1 ? 'is' : 'are';
  return [
    `MARQUEE_ENV: needed where ${signs.join(', ')} ${are} set. Say MARQUEE_ENV=production or staging where others reach the server; MARQUEE_ENV=development on your own machine, with sample people to sign in as`,
  ];
}

/** Values that may hold a password are never printed, nor those of addresses with one. */
function foundValue(name: string, value: string | undefined): string {
  return SECRET_VARIABLES.has(name) || value?.includes('@')
    ? ''
    : ` (found ${JSON.stringify(value)})`;
}
