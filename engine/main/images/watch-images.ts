import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { CompiledImage, CompiledProgram } from '#contract/programs/compiled.ts';
import { readAsset } from '../http/read-asset.ts';
import type { ImageEncoder } from './image-encoder.ts';

/** What nothing shows any more is kept so long: it may come back, or another server shows it. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** The pictures of a program that there are lighter forms of. */
export const encodedImages = ({ images }: CompiledProgram): CompiledImage[] =>
  Object.values(images)
    .flatMap((list) => Object.values(list))
    .filter(({ drawing }) => !drawing);

/** Has a program's picture encoded. */
export function wantImage(
  encoder: ImageEncoder,
  slug: string,
  { file, hash, width }: CompiledImage,
  catalogue: Catalogue,
  programs: string,
): void {
  const read = () => readAsset({ slug, hash, name: file }, catalogue, programs);
  encoder.want({ hash, width, read, name: `${slug}/assets/${file}` });
}

/**
 * Has every picture encoded that programs show, now and as they change, and removes from `folder`
 * what none has shown for long. It ends with the encoder.
 */
export function watchImages(
  encoder: ImageEncoder,
  catalogue: Catalogue,
  programs: string,
  folder: string,
): void {
  const want = (slug: string): string[] => {
    const compiled = catalogue.compiled(slug);
    const images = compiled ? encodedImages(compiled) : [];
    for (const image of images) wantImage(encoder, slug, image, catalogue, programs);
    return images.map(({ hash }) => hash);
  };
  const pictured = () =>
    [...catalogue.served()].filter(([, { pictured }]) => pictured).map(([slug]) => slug);
  void removeOld(folder, new Set(pictured().flatMap(want)));
  catalogue.onChange(({ site, slugs }) => {
    for (const slug of site ? pictured() : slugs) want(slug);
  });
}

async function removeOld(folder: string, shown: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const written = await stat(path).catch(() => undefined);
    const old = written && written.mtimeMs < Date.now() - KEPT_MS;
    if (old && !shown.has(name.slice(0, name.lastIndexOf('-')))) await rm(path, { force: true });
  }
}
