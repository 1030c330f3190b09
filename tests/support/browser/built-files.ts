import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly src?: string;
}

/**
 * The addresses of the built scripts whose source file is like that; the names of files say nothing.
 * @throws where the build has none
 */
export function builtScripts(source: RegExp): string[] {
  const client = join(process.env.MARQUEE_DATA ?? '.marquee', 'build/client');
  const manifest = JSON.parse(
    readFileSync(join(client, '.vite/manifest.json'), 'utf8'),
  ) as Readonly<Record<string, Chunk>>;
  const found = Object.values(manifest).filter(({ src }) => src !== undefined && source.test(src));
  if (found.length === 0) throw new Error(`No file of the build comes from ${source}.`);
  return found.map(({ file }) => `/${file}`);
}

/** Whether an address is that of such a script: for routes of a page. */
export function ofBuild(source: RegExp): (url: URL) => boolean {
  const scripts = builtScripts(source);
  return ({ pathname }) => scripts.includes(pathname);
}
