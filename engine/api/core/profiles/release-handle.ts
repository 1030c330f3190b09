import type { Secrets } from '../../secrets/secrets.ts';
import { sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { releasedHandles } from '../../store/tables/creator-profiles.ts';

/** Purpose of the fingerprint under which a handle is remembered that was given up. */
const PURPOSE = 'released_handle';

interface Given {
  readonly program_uuid: string;
  readonly handle: string;
}

const named = ({ program_uuid, handle }: Given) => `${program_uuid} ${handle}`;

/** The fingerprints under which a handle may be remembered. */
export const handleHashes = (secrets: Pick<Secrets, 'fingerprints'>, given: Given): string[] => [
  ...secrets.fingerprints(PURPOSE, named(given)),
];

/**
 * Has whoever else gives or takes handles of a program wait until the transaction ends: one that is
 * given up is not free between its row and what keeps it from others.
 */
export async function lockHandles({ database }: Store, program_uuid: string): Promise<void> {
  await database.execute(sql`select pg_advisory_xact_lock(hashtext(${`handles ${program_uuid}`}))`);
}

/** Keeps a handle that is given up from others; null: whoever had it is deleted. */
export async function releaseHandle(
  { database }: Store,
  secrets: Pick<Secrets, 'fingerprint'>,
  given: Given,
  { creator_id, at }: { readonly creator_id: string | null; readonly at: Date },
): Promise<void> {
  await database.insert(releasedHandles).values({
    program_uuid: given.program_uuid,
    handle_hash: secrets.fingerprint(PURPOSE, named(given)),
    creator_id,
    released_at: at,
  });
}
