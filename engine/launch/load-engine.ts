import { pathToFileURL } from 'node:url';
import { type BundleEntry, findBundle } from './bundle-files.ts';

/**
 * Loads the engine, joined into few files where a build has done that: to find, read and strip its
 * thousand sources takes a second of a processor at each start. Whoever changed one since runs the
 * sources.
 */
export async function loadEngine<T>(entry: BundleEntry, sources: () => Promise<T>): Promise<T> {
  const bundle = findBundle(entry);
  return bundle === undefined ? sources() : ((await import(pathToFileURL(bundle).href)) as T);
}
