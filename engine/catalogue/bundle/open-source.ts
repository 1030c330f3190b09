import { statSync } from 'node:fs';
import { type Watching, watchCatalogue } from '../watch/watch-catalogue.ts';
import { BundleSource } from './bundle-source.ts';
import { isAddress } from './fetch-bundle.ts';

/** Where a catalogue's files come from: a folder that people write in, or a bundle. */
export interface CatalogueSource {
  /** The folder to read, whatever it comes from. */
  readonly folder: string;
  /** Absent where it is a folder by itself. */
  readonly bundle?: BundleSource;
}

/** Milliseconds between two looks. */
const LOOKS = { file: 2_000, address: 10_000 };

/**
 * Opens what MARQUEE_PROGRAMS names: a folder, a bundle's file, or its http(s) address.
 * @throws BundleError where a bundle cannot be read, and no earlier one was taken
 */
export async function openSource(place: string, dataFolder: string): Promise<CatalogueSource> {
  if (!isBundle(place)) return { folder: place };
  const bundle = await BundleSource.open(place, dataFolder);
  return { folder: bundle.folder, bundle };
}

/** Whether a place is a bundle's; anything else is a folder's. */
export const isBundle = (place: string): boolean =>
  isAddress(place) ||
  place.endsWith('.bundle') ||
  statSync(place, { throwIfNoEntry: false })?.isFile() === true;

/**
 * Calls `changed` as `watchCatalogue` does, for a bundle always with nothing: everything may differ.
 * `report` is told once of each reason for which a bundle is not taken.
 */
export function watchSource(
  { folder, bundle }: CatalogueSource,
  changed: (slugs: readonly string[] | undefined) => void,
  report: (reason: string) => void,
): Pick<Watching, 'close'> {
  if (!bundle) return watchCatalogue(folder, changed, report);
  let told = bundle.refused;
  if (told) report(told);
  const look = async () => {
    if (await bundle.look()) changed(undefined);
    if (bundle.refused && bundle.refused !== told) report(bundle.refused);
    told = bundle.refused;
  };
  const every = bundle.isRemote ? LOOKS.address : LOOKS.file;
  const timer = setInterval(() => void look().catch((error) => report(String(error))), every);
  timer.unref();
  return { close: () => clearInterval(timer) };
}
