import { DEFAULT_POOL } from '#api/store/connections.ts';
import { error, type Finding, fine, hint, warning } from '../finding.ts';
import { isElsewhere } from '../is-elsewhere.ts';
import type { StoreSeen } from '../look-at-store.ts';
import type { Patient } from '../patient.ts';
import { quantity } from '../quantity.ts';

const OLDEST = 15;
/** What is left for people and backups, beside two processes of the server. */
const SPARE_CONNECTIONS = 10;

type Open = Extract<StoreSeen, { kind: 'open' }>;

/** Whether there is a database that can be used, safe and as new as the code. */
export async function checkDatabase(patient: Patient): Promise<Finding[]> {
  const { store, variables } = patient;
  const where = variables.DATABASE_URL ? 'DATABASE_URL' : 'embedded store';
  if (store.kind === 'fault')
    return [
      error(
        'DATABASE_UNREACHABLE',
        where,
        `The store cannot be used: ${store.reason}.`,
        store.held
          ? 'End the process that has it open, or start the server of this version and run this beside it.'
          : variables.DATABASE_URL
            ? 'Look whether it runs, and whether address, user and password in DATABASE_URL are right.'
            : 'Move its folder away; then restore a backup (marquee restore), or unpack the newest snapshot of store-snapshots into a new folder, and start the server anew.',
      ),
    ];
  const own = lookAtKind(patient);
  if (store.kind === 'absent')
    return [
      ...own,
      hint('DATABASE_EMPTY', where, 'There is no store yet.', 'Start the server: it makes one.'),
    ];
  return [...own, ...lookAtServer(where, variables, store), ...lookAtMigrations(where, store)];
}

function lookAtKind({ environment, variables }: Patient): Finding[] {
  if (variables.DATABASE_URL || environment !== 'production') return [];
  const limits = 'it serves one process, and has no copy but its snapshots beside it';
  return variables.MARQUEE_ALLOW_EMBEDDED === '1'
    ? [
        hint(
          'DATABASE_EMBEDDED',
          'MARQUEE_ALLOW_EMBEDDED',
          `The embedded store is used: ${limits}.`,
          'Set DATABASE_URL to a PostgreSQL, and bring the data over with backup and restore.',
        ),
      ]
    : [
        error(
          'DATABASE_MISSING',
          'DATABASE_URL',
          'It is not set: a server does not start in production.',
          `Set it to a PostgreSQL; or accept the embedded store with MARQUEE_ALLOW_EMBEDDED=1 (${limits}).`,
        ),
      ];
}

function lookAtServer(
  where: string,
  { DATABASE_URL: address = '', MARQUEE_DATABASE_POOL }: Patient['variables'],
  { facts }: Open,
): Finding[] {
  if (facts.kind === 'embedded') return [];
  const pool = Number(MARQUEE_DATABASE_POOL) || DEFAULT_POOL;
  const found: Finding[] = [];
  if (facts.major < OLDEST)
    found.push(
      error(
        'DATABASE_OLD',
        where,
        `It is PostgreSQL ${facts.version}.`,
        `Upgrade it to ${OLDEST} or later.`,
      ),
    );
  if (facts.encoding !== 'UTF8')
    found.push(
      error(
        'DATABASE_ENCODING',
        where,
        `Its texts are kept as ${facts.encoding}: names in other scripts are refused.`,
        'Make the database anew with encoding UTF8, and restore the backup.',
      ),
    );
  if (facts.in_recovery)
    found.push(
      error(
        'DATABASE_STANDBY',
        where,
        'It is a standby, which takes no writes.',
        'Name the primary in DATABASE_URL, or several hosts with target_session_attrs=read-write.',
      ),
    );
  if (facts.unsafe_settings.length > 0)
    found.push(
      warning(
        'DATABASE_UNSAFE',
        where,
        `Off are: ${facts.unsafe_settings.join(', ')}. A power cut may cost what was acknowledged.`,
        'Set them to on in postgresql.conf.',
      ),
    );
  if (facts.max_connections < 2 * pool + SPARE_CONNECTIONS)
    found.push(
      warning(
        'DATABASE_CONNECTIONS',
        where,
        `It takes ${facts.max_connections} connections; each process of the server holds up to ${pool}.`,
        `Set max_connections to ${pool} for each process and ${SPARE_CONNECTIONS} more, or MARQUEE_DATABASE_POOL lower.`,
      ),
    );
  if (!facts.encrypted && isElsewhere(address))
    found.push(
      hint(
        'DATABASE_PLAIN',
        where,
        'The connection is not encrypted.',
        'In a network that others share, add ?sslmode=verify-full to DATABASE_URL.',
      ),
    );
  if (found.length > 0) return found;
  const said = `PostgreSQL ${facts.version}, ${facts.encoding}; no extension is needed.`;
  return [fine('DATABASE_FINE', where, said)];
}

function lookAtMigrations(where: string, { migrations, facts }: Open): Finding[] {
  const { applied, pending, unknown } = migrations;
  if (unknown > 0)
    return [
      warning(
        'MIGRATIONS_NEWER',
        where,
        `The tables have ${quantity(unknown, 'migration')} of a newer build, which has served them.`,
        'Start the newer build, unless it is just being rolled out or taken back.',
      ),
    ];
  if (pending === 0)
    return [fine('MIGRATIONS_APPLIED', where, 'The tables are as this build expects them.')];
  if (!facts.may_create)
    return [
      error(
        'DATABASE_RIGHTS',
        where,
        `${quantity(pending, 'migration')} must be applied, and this user may make no tables.`,
        'Make the user the owner of the database.',
      ),
    ];
  if (applied === 0)
    return [
      hint(
        'DATABASE_EMPTY',
        where,
        'It has no tables yet; until then campaigns and keys cannot be looked at.',
        'Start the server: it makes them.',
      ),
    ];
  return [
    warning(
      'MIGRATIONS_PENDING',
      where,
      `${quantity(pending, 'migration')} must be applied; until then campaigns and keys cannot be looked at.`,
      'Make a backup, then start the server: it applies them.',
    ),
  ];
}
