import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AssetFile, Knowledge } from '../refine/knowledge.ts';
import type { CompileContext } from './context.ts';
import { digest, listFiles } from './stamp.ts';

/** Files of an assets folder with their content hash; SVG with its text, to be checked. */
export function readAssets(folder: string): ReadonlyMap<string, AssetFile> {
  return new Map(
    listFiles(folder).map((file) => {
      const content = readFileSync(join(folder, file));
      const svg = /\.svg$/i.test(file) ? { svg: content.toString('utf8') } : {};
      return [file, { hash: digest(content), ...svg }];
    }),
  );
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
    hasIcon: context.icons.has,
    iconNames: context.icons.names,
    messages: context.messages,
  };
}
