import { keyPattern } from '#domain/keys/key-pattern.ts';
import { keyFault } from '#domain/keys/key-text.ts';
import type { KeyRow } from './read-key-rows.ts';

/** What of a key option an import looks at. */
export interface ImportOption {
  readonly id: number;
  readonly activation_id: number;
  readonly platform: string;
  readonly region: string | null;
  readonly pattern: string | null;
}

export interface FoundKey {
  readonly key: string;
  readonly key_option_id: number;
}

/**
 * Says of each line which key it brings for which of the options, or why it brings none. Platforms
 * and regions are compared without regard to case. Reasons repeat nothing but numbers: where columns
 * are mixed up, any other cell may be the key.
 */
export function keyFinder(
  options: readonly ImportOption[],
): (row: KeyRow) => FoundKey | { readonly reason: string } {
  const patterns = new Map(
    options.map(({ id, pattern }) => [id, pattern === null ? undefined : keyPattern(pattern)]),
  );
  const found = (key: string, key_option_id: number) =>
    patterns.get(key_option_id)?.test(key) === false
      ? { reason: `The key does not look like those of key option ${key_option_id}.` }
      : { key, key_option_id };
  const byPlace = new Map(
    options.map(({ id, activation_id, platform, region }) => [
      placeOf(String(activation_id), platform, region ?? ''),
      id,
    ]),
  );
  return ({ columns, ragged }) => {
    const { key, key_option_id, activation_id, platform, region } = columns;
    if (ragged) return { reason: 'The line has another number of columns than the first one.' };
    const reason = keyFault(key);
    if (reason !== undefined) return { reason };
    if (key_option_id !== '') {
      if (!/^\d{1,10}$/.test(key_option_id)) return { reason: 'key_option_id is not a number.' };
      const id = Number(key_option_id);
      return patterns.has(id)
        ? found(key, id)
        : { reason: `The campaign has no key option ${id}.` };
    }
    if (activation_id === '' || platform === '') return { reason: 'The line names no key option.' };
    if (!/^\d{1,10}$/.test(activation_id)) return { reason: 'activation_id is not a number.' };
    const id = byPlace.get(placeOf(activation_id, platform, region));
    return id !== undefined
      ? found(key, id)
      : { reason: `Activation ${activation_id} has no key for this platform and region.` };
  };
}

const placeOf = (activation: string, platform: string, region: string) =>
  JSON.stringify([activation, platform.toLowerCase(), region.toLowerCase()]);
