import {
  type createGuestLinks as endpoint,
  LINKS_AT_ONCE,
} from '#contract/campaigns/guest-link-endpoints.ts';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { LinkFault } from '#contract/vocabulary/guest-words.ts';
import { type LinkDefaults, type LinkTerms, readLinkLine } from '#domain/guest/read-link-line.ts';
import { writeAuditEntries } from '../../audit/write-audit.ts';
import { GUEST_TOKEN } from '../../http/guest-token-hash.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { and, eq, isNull } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { activations, guestLinks } from '../../store/tables/activations.ts';
import type { NewGuestLink } from './create-guest-link.ts';
import { presentLink } from './guest-links.ts';
import { type LinkRow, readLinkRows } from './read-link-rows.ts';

export interface NewGuestLinks
  extends LinkDefaults,
    Pick<NewGuestLink, 'program_uuid' | 'slug' | 'created_by' | 'now'> {
  /** Where the program's links lead. */
  readonly origin: string;
  readonly csv: string;
  readonly dry_run?: boolean | undefined;
  /** Where the line below the columns stands in its file. */
  readonly first_line?: number | undefined;
}

type Report = ResponseOf<typeof endpoint>;
/** A sound line, and the link that it asks for. */
type Sound = LinkTerms & { readonly line: number };

/** Lines that show what was understood. */
const SHOWN = 5;
/** The line below the one that names the columns. */
const SECOND = 2;

/** Creates a link for each sound line of CSV text, in one transaction. */
export async function createGuestLinks(
  store: Store,
  secrets: Secrets,
  wanted: NewGuestLinks,
): Promise<Report> {
  const { csv, dry_run = false, first_line = SECOND } = wanted;
  const inFile = (line: number) => (line < SECOND ? line : line - SECOND + first_line);
  return store.transaction(async () => {
    const { sound, rejected } = await readLines(store, wanted, readLinkRows(csv));
    const lines = sound.map((one) => ({ ...one, line: inFile(one.line) }));
    return {
      dry_run,
      created: lines.length,
      rejected_lines: rejected.map(({ line, fault }) => ({ line: inFile(line), fault })),
      first_lines: lines.slice(0, SHOWN).map(({ expires_at, ...shown }) => ({
        ...shown,
        expires_at: expires_at?.toISOString() ?? null,
      })),
      links: dry_run ? [] : await storeLinks(store, secrets, wanted, lines),
    };
  });
}

async function readLines(
  { database }: Store,
  wanted: NewGuestLinks,
  rows: readonly LinkRow[],
): Promise<{ sound: Sound[]; rejected: { line: number; fault: LinkFault }[] }> {
  const known = await database
    .select({ id: activations.id, guests: activations.guests })
    .from(activations)
    .where(and(eq(activations.program_uuid, wanted.program_uuid), isNull(activations.retired_at)));
  const guests = new Map(known.map((one) => [one.id, one.guests]));
  const sound: Sound[] = [];
  const rejected: { line: number; fault: LinkFault }[] = [];
  for (const row of rows) {
    const { line } = row;
    const read =
      'fault' in row
        ? row.fault
        : sound.length + rejected.length >= LINKS_AT_ONCE
          ? 'too_many_lines'
          : readLinkLine(row.cells, wanted, guests, wanted.now);
    if (typeof read === 'string') rejected.push({ line, fault: read });
    else sound.push({ ...read, line });
  }
  return { sound, rejected };
}

async function storeLinks(
  store: Store,
  secrets: Secrets,
  { program_uuid, slug, origin, created_by, now }: NewGuestLinks,
  lines: readonly Sound[],
): Promise<Report['links']> {
  if (lines.length === 0) return [];
  const tokens = lines.map(() => secrets.opaqueToken());
  const hashes = tokens.map((token) => secrets.fingerprint(GUEST_TOKEN, token));
  const rows = await store.database
    .insert(guestLinks)
    .values(
      lines.map(({ line: _, ...terms }, at) => ({
        ...terms,
        program_uuid,
        token_hash: hashes[at] ?? '',
        created_at: now,
        created_by: `${created_by.actor_kind}:${created_by.actor_id}`,
      })),
    )
    .returning();
  await writeAuditEntries(
    store,
    rows.map(({ id, activation_id, label, uses_limit, expires_at }) => ({
      ...{ program_uuid, ...created_by, action: 'guest_link.create' },
      ...{ subject_kind: 'guest_link' as const, subject_id: id },
      details: { activation_id, label, uses_limit, expires_at },
    })),
  );
  const made = new Map(rows.map((row) => [row.token_hash, row]));
  return tokens.flatMap((token, at) => {
    const row = made.get(hashes[at] ?? '');
    const path = `/activations/${slug}/${token}`;
    return row ? [{ ...presentLink(row, now), token, path, url: origin + path }] : [];
  });
}
