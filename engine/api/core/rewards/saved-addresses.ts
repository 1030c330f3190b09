import type { Answers } from '#contract/endpoints/fields.ts';
import { addressFields } from '#domain/rewards/delivery-fields.ts';
import {
  answersTo,
  sameAddress,
  savedAddressesUnusedSince,
} from '#domain/rewards/saved-address.ts';
import type { ApiProgram } from '../../http/program-directory.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { and, eq, lt } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { savedAddresses } from '../../store/tables/saved-addresses.ts';
import { sentTo } from './deliveries.ts';

/** Whose address it is. */
export interface AddressOwner {
  readonly program_uuid: string;
  readonly creator_id: string;
}

export interface OpenedAddress {
  readonly address: Answers;
  readonly saved_at: Date;
  readonly used_at: Date;
}

/** The row names itself, so that nothing sealed can be moved to another person. */
export const savedAddressContext = ({ program_uuid, creator_id }: AddressOwner) =>
  `saved_addresses.ciphertext/${program_uuid}/${creator_id}`;

const ownedBy = ({ program_uuid, creator_id }: AddressOwner) =>
  and(eq(savedAddresses.creator_id, creator_id), eq(savedAddresses.program_uuid, program_uuid));

/** The fields of an address that a program sends something to. */
export const programAddressFields = ({ program }: ApiProgram) => addressFields(sentTo(program));

/** A person's saved address in plain text: for that person alone, never for operators or logs. */
export async function openSavedAddress(
  { database }: Store,
  secrets: Secrets,
  owner: AddressOwner,
): Promise<OpenedAddress | undefined> {
  const [row] = await database.select().from(savedAddresses).where(ownedBy(owner));
  if (!row) return undefined;
  const { ciphertext, saved_at, used_at } = row;
  const address = JSON.parse(secrets.decrypt(ciphertext, savedAddressContext(owner))) as Answers;
  return { address, saved_at, used_at };
}

/** The same for an export; an operator who makes one learns that there is an address, not where. */
export async function exportSavedAddress(
  store: Store,
  secrets: Secrets,
  owner: AddressOwner,
  reader: 'owner' | 'operator',
): Promise<Partial<OpenedAddress>[]> {
  if (reader === 'owner') {
    const opened = await openSavedAddress(store, secrets, owner);
    return opened ? [opened] : [];
  }
  const { saved_at, used_at } = savedAddresses;
  return store.database.select({ saved_at, used_at }).from(savedAddresses).where(ownedBy(owner));
}

/**
 * Keeps an address, sealed, in place of the one before. The running transaction holds the creator's
 * lock: what is kept while the account is deleted would stay.
 */
export async function keepAddress(
  { database }: Store,
  secrets: Secrets,
  owner: AddressOwner,
  address: Answers,
  now: Date,
): Promise<void> {
  const ciphertext = secrets.encrypt(JSON.stringify(address), savedAddressContext(owner));
  const kept = { ciphertext, saved_at: now, used_at: now };
  await database
    .insert(savedAddresses)
    .values({ ...owner, ...kept })
    .onConflictDoUpdate({ target: savedAddresses.creator_id, set: kept });
}

/** What a delivery means for the saved address: it is saved where that is wished, or was used. */
export async function rememberDelivery(
  store: Store,
  secrets: Secrets,
  owner: AddressOwner & { readonly program: ApiProgram },
  delivery: Answers,
  { save, now }: { readonly save: boolean; readonly now: Date },
): Promise<void> {
  const { program, program_uuid, creator_id } = owner;
  const whose = { program_uuid, creator_id };
  const address = answersTo(programAddressFields(program), delivery);
  // Payouts go to accounts.
  if (Object.keys(address).length === 0) return;
  if (save) return keepAddress(store, secrets, whose, address, now);
  const saved = await openSavedAddress(store, secrets, whose);
  if (!saved || !sameAddress(saved.address, address)) return;
  await store.database.update(savedAddresses).set({ used_at: now }).where(ownedBy(whose));
}

/** Deletes a person's saved address; none is as good. */
export async function removeSavedAddress({ database }: Store, creatorId: string): Promise<void> {
  await database.delete(savedAddresses).where(eq(savedAddresses.creator_id, creatorId));
}

/** Deletes the addresses that nobody used for long. For a worker. */
export async function forgetSavedAddresses({ database }: Store, now: Date): Promise<void> {
  await database
    .delete(savedAddresses)
    .where(lt(savedAddresses.used_at, savedAddressesUnusedSince(now)));
}
