import { mailCreators } from '../../mail/outbox.ts';
import type { Store } from '../../store/store.ts';
import { type Told, writeNotifications } from './write-notifications.ts';
import { writePushes } from './write-pushes.ts';

/**
 * Tells a creator of something by mail, on their pages and in their browsers, as far as they want it, in the transaction
 * that makes it true.
 */
export async function tellCreator(store: Store, program_uuid: string, told: Told): Promise<void> {
  await tellCreators(store, program_uuid, [told]);
}

/**
 * The same for several creators of one program, in as many statements.
 * @returns how many mails were written
 */
export async function tellCreators(
  store: Store,
  program_uuid: string,
  told: readonly Told[],
): Promise<number> {
  await writeNotifications(store, program_uuid, told);
  await writePushes(store, told);
  return mailCreators(store, program_uuid, told);
}
