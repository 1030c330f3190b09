import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteManifest } from '#contract/programs/program.ts';
import { insideFolder } from '../read/inside-folder.ts';
import type { AssetFile, Knowledge } from '../refine/knowledge.ts';
import { PICTURE_BYTES } from '../refine/pictures.ts';
import type { CompileContext } from './context.ts';
import { COMPILED_SET } from './icons.ts';
import { readPicture } from './picture-file.ts';
import { digest, listFiles } from './stamp.ts';

/** The folder of a program's pictures within its own. */
export const ASSETS = 'assets';

/**
 * Files of a program's assets folder with their content hash; SVG with its text, to be checked. There
 * are none where the folder is a link that leads out of the program's.
 */
export function readAssets(programFolder: string): ReadonlyMap<string, AssetFile> {
  const folder = insideFolder(programFolder, ASSETS);
  if (folder === undefined) return new Map();
  return new Map(listFiles(folder).map((file) => [file, readAsset(join(folder, file))]));
}

function readAsset(path: string): AssetFile {
  const { size: bytes } = statSync(path);
  if (bytes > PICTURE_BYTES) return { hash: '', bytes, type: undefined };
  const content = readFileSync(path);
  const picture = readPicture(content);
  const svg = /\.svg$/i.test(path) ? { svg: content.toString('utf8') } : {};
  return { hash: digest(content), bytes, ...picture, ...svg };
}

export function knowledgeOf(
  context: CompileContext,
  folder: string,
  assets: ReadonlyMap<string, AssetFile>,
): Knowledge {
  return {
    site: context.site,
    folder,
    assets,
    hasIcon: (name) => context.icons.has(name) || isServed(name, context.site),
    iconNames: context.icons.names,
    messages: context.messages,
  };
}

/** True for an icon of a set that comes from elsewhere, where a service or a style sheet has it. */
function isServed(name: string, { icons, icon_stylesheet }: SiteManifest): boolean {
  const [set] = name.split(':');
  if (set === icon_stylesheet?.icons?.set) return true;
  return set !== COMPILED_SET && URL.canParse(icons.base_url);
}
