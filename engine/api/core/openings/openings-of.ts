import type { Secrets } from '../../secrets/secrets.ts';
import { and, eq, inArray, type SQL } from '../../store/drizzle.ts';
import type { creators } from '../../store/tables/accounts.ts';
import { openingReminders } from '../../store/tables/reminders.ts';
import { openingAddressHashes } from './opening-address.ts';

type Owner = Pick<typeof creators.$inferSelect, 'program_uuid' | 'email' | 'email_verified_at'>;

/**
 * The openings that a creator's own address wants to know of; undefined where it is not known to be
 * theirs: then they may be a stranger's.
 */
export function openingsOf(secrets: Secrets, owner: Owner): SQL | undefined {
  const { program_uuid, email, email_verified_at } = owner;
  if (email === null || email_verified_at === null) return undefined;
  return and(
    eq(openingReminders.program_uuid, program_uuid),
    inArray(openingReminders.address_hash, openingAddressHashes(secrets, email)),
  );
}
