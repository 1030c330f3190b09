import { SHORTEST_SECRET } from '#api/secrets/secrets.ts';
import type { Config } from './config.ts';
import { isPublic, needsStore } from './roles.ts';

/** What is wrong only beside another variable. */
export function missingTogether(config: Config): string[] {
  const faults: string[] = [];
  if (!isPublic(config.MARQUEE_ROLE) && config.MARQUEE_INTERNAL_PORT === undefined)
    faults.push(
      'MARQUEE_INTERNAL_PORT: needed where MARQUEE_ROLE is worker: nothing else says how the process is',
    );
  if (config.MARQUEE_WORKERS > 1) faults.push(...oneProcessOnly(config));
  if (config.MARQUEE_SHARED_SECONDS > 1 && config.MARQUEE_PURGE_URL === undefined)
    faults.push(
      'MARQUEE_SHARED_SECONDS: more than 1 needs MARQUEE_PURGE_URL: otherwise changes are seen only once pages are as old as that',
    );
  if (!needsStore(config.MARQUEE_ROLE)) return faults;
  if (config.SMTP_URL && !config.MAIL_FROM)
    faults.push('MAIL_FROM: needed with SMTP_URL: the address that mails come from');
  const { MARQUEE_EVENTS_ACCESS_KEY_ID: id, MARQUEE_EVENTS_SECRET_ACCESS_KEY: key } = config;
  if ((id === undefined) !== (key === undefined))
    faults.push(
      'MARQUEE_EVENTS_ACCESS_KEY_ID, MARQUEE_EVENTS_SECRET_ACCESS_KEY: one is of no use without the other',
    );
  if (config.MARQUEE_ENV !== 'production') return faults;
  if (!config.MARQUEE_SECRET)
    faults.push(
      `MARQUEE_SECRET: needed in production: at least ${SHORTEST_SECRET} random characters, kept for good, e.g. from "openssl rand -hex 32"`,
    );
  if (!config.DATABASE_URL && !config.MARQUEE_ALLOW_EMBEDDED)
    faults.push(
      'DATABASE_URL: needed in production: a PostgreSQL; or MARQUEE_ALLOW_EMBEDDED=1 to accept the embedded store (one process; no copy elsewhere)',
    );
  return faults;
}

/** Why no more than one process can do what is asked for. */
function oneProcessOnly(config: Config): string[] {
  const more = `MARQUEE_WORKERS: ${config.MARQUEE_WORKERS} processes`;
  if (!isPublic(config.MARQUEE_ROLE))
    return [`${more} share no port where MARQUEE_ROLE is worker: start it several times`];
  if (!needsStore(config.MARQUEE_ROLE)) return [];
  return [
    ...(config.DATABASE_URL
      ? []
      : [`${more} need DATABASE_URL: one process alone can open the embedded store`]),
    ...(config.MARQUEE_SECRET
      ? []
      : [`${more} need MARQUEE_SECRET: each would make one of its own`]),
  ];
}
