import { readLowKeys } from '#api/overview/low-stock.ts';
import { eq } from '#api/store/drizzle.ts';
import { keyOptions } from '#api/store/tables/activations.ts';
import { error, type Finding, fine, warning } from '../finding.ts';
import { openPrograms, type Patient } from '../patient.ts';
import { storeOf } from '../store-of.ts';

const LOCALE = 'en';

/** Whether the programs have the keys that they give away. */
export async function checkKeys(patient: Patient): Promise<Finding[]> {
  const store = storeOf(patient.store);
  if (store === undefined || store === 'absent') return [];
  const found: Finding[] = [];
  for (const { slug, served, campaign } of openPrograms(patient)) {
    const over = new Set(
      campaign?.activations
        .filter(({ closes_at }) => closes_at && Date.parse(closes_at) <= patient.now.getTime())
        .map(({ id }) => id),
    );
    const all = await readLowKeys(store, served.uuid, LOCALE, patient.now);
    const low = all.filter(({ activation_id }) => !over.has(activation_id));
    for (const { key_option_id, label, activation_id, available } of low) {
      const where = `${slug}, key option ${key_option_id}`;
      const remedy = `\`marquee keys import <file.csv> --program ${slug}\` brings more.`;
      const what = `"${label}" of activation ${activation_id}`;
      found.push(
        available === 0
          ? error('KEYS_NONE', where, `No key is left of ${what}.`, remedy)
          : warning(
              'KEYS_LOW',
              where,
              `${available} ${available === 1 ? 'key is' : 'keys are'} left of ${what}: fewer than its low_stock, or no more than went of late.`,
              remedy,
            ),
      );
    }
    const kept = await store.database.$count(keyOptions, eq(keyOptions.program_uuid, served.uuid));
    if (kept > 0 && low.length === 0)
      found.push(fine('KEYS_ENOUGH', slug, 'No kind of its keys runs low.'));
  }
  return found;
}
