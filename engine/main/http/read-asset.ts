import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { digest } from '#catalogue/compile/stamp.ts';
import { insideFolder } from '#catalogue/read/inside-folder.ts';
import type { AssetAddress } from '#domain/programs/asset-address.ts';

/**
 * An asset of a program that is served, as its address names it. Undefined where the program does not
 * show it, it has another content now, or it leads out of the program's folder.
 */
export async function readAsset(
  { slug, hash, name }: AssetAddress,
  catalogue: Pick<Catalogue, 'compiled'>,
  programs: string,
): Promise<Buffer | undefined> {
  const assets = catalogue.compiled(slug)?.assets ?? {};
  if (!Object.hasOwn(assets, name) || assets[name] !== hash) return undefined;
  const path = insideFolder(join(programs, slug), join('assets', name));
  const content = path === undefined ? undefined : await readFile(path).catch(() => undefined);
  return content !== undefined && digest(content) === hash ? content : undefined;
}
