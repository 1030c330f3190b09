import type { Secrets } from '../../secrets/secrets.ts';

const PURPOSE = 'opening-reminder';

/**
 * The fingerprint by which an address is found among those that want to know of an opening; capitals
 * count as small letters.
 */
export const openingAddressHash = (secrets: Secrets, address: string): string =>
  secrets.fingerprint(PURPOSE, address.toLowerCase());

/** The fingerprints that an address may be kept under, that of the secret in use first. */
export const openingAddressHashes = (secrets: Secrets, address: string): string[] => [
  ...secrets.fingerprints(PURPOSE, address.toLowerCase()),
];

/** In which a row's address is sealed. */
export const addressContext = (id: string) => `opening_reminders.address:${id}`;
/** In which the way back of its guest is. */
export const linkContext = (id: string) => `opening_reminders.link:${id}`;
