import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { digest } from '#catalogue/compile/stamp.ts';
import { Recent } from '#catalogue/store/recent.ts';
import type { View } from '#contract/programs/view.ts';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

export type Renderer = typeof import('../ssr.tsx');

/** Of how many combinations of blocks the style is kept: tens of kilobytes each. */
const KEPT_STYLES = 100;

/** The source of what sets a page's clock; its style is the note's that says so. */
export const MOMENT = 'engine/main/moment.ts';

/** The id of a build that is none: everything is straight from its sources. */
export const DEVELOPMENT = 'development';

/** The portal as it was built: what to inline, what to fetch, and how to render. */
export interface Build {
  readonly id: string;
  /** Names everything of it that stands in documents: two builds of the same sources may differ. */
  readonly print: string;
  /** The inline script's text. */
  readonly boot: string;
  readonly entry: string;
  /** What hydrates a page: the entry and what it imports. */
  readonly scripts: readonly string[];
  /** The style sheets of source files: their addresses, and their text in order. */
  readonly styles: (modules: readonly string[]) => { files: string[]; css: string };
  readonly renderPage: BuildParts['renderPage'];
  readonly pageTitle: BuildParts['pageTitle'];
  readonly renderArt: BuildParts['renderArt'];
  /** The address of what sets a page's clock to another moment. */
  readonly moment: string;
  readonly renderMomentNote: BuildParts['renderMomentNote'];
}

/** The renderer, here or in another thread. */
export interface BuildParts {
  readonly renderPage: Renderer['renderPage'];
  readonly pageTitle: (view: View) => Promise<string | undefined> | string | undefined;
  readonly renderArt: Renderer['renderArt'];
  readonly renderMomentNote: (view: View, at: Date) => Promise<string> | string;
}

/** There is no build, or none that is whole; the message says what to do. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

/** The id of a finished build; undefined where there is none. */
export function readBuildId(folder: string): string | undefined {
  const stamp = join(folder, 'stamp');
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined;
}

/**
 * Reads a finished build.
 * @param parts who renders; absent: this thread, which then holds the whole renderer in memory
 * @throws BuildError where there is none: `npm run build` makes it.
 */
export async function readBuild(folder: string, parts?: BuildParts): Promise<Build> {
  // Written when all else is there.
  const id = readBuildId(folder);
  if (id === undefined)
    throw new BuildError(
      `${folder} has no finished build of the portal, so there are no pages to serve. Run \`npm run build\` (\`npm start\` does), or let MARQUEE_DATA name the folder in which it was made.`,
    );
  const client = join(folder, 'client');
  const listed = readFileSync(join(client, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(listed) as Record<string, Chunk>;
  const chunk = (module: string) => {
    const found = manifest[module];
    if (!found)
      throw new BuildError(
        `${folder} has no ${module}, so it was built from other sources. Run \`npm run build -- --force\`.`,
      );
    return found;
  };
  const entry = chunk('engine/main/browser.tsx');
  const sheets = new Map<string, string>();
  const sheet = (file: string) => {
    const text = sheets.get(file) ?? readFileSync(join(client, file), 'utf8').trim();
    sheets.set(file, text);
    return text;
  };
  const { renderPage, pageTitle, renderArt, renderMomentNote } =
    parts ?? ((await import(pathToFileURL(resolve(folder, 'server/ssr.js')).href)) as Renderer);
  const memo = new Recent<{ files: string[]; css: string }>(KEPT_STYLES);
  return {
    id,
    print: digest(`${id} ${listed}`),
    boot: readFileSync(join(client, chunk('engine/portal/base/boot/boot.ts').file), 'utf8').trim(),
    entry: `/${entry.file}`,
    scripts: [entry.file, ...scriptsOf(manifest, entry)].map((file) => `/${file}`),
    styles: (modules) => {
      const key = modules.join();
      const known = memo.get(key);
      if (known) return known;
      const files = [...new Set(modules.flatMap((module) => stylesOf(manifest, chunk(module))))];
      const styles = { files: files.map((file) => `/${file}`), css: files.map(sheet).join('') };
      memo.set(key, styles);
      return styles;
    },
    renderPage,
    pageTitle,
    renderArt,
    moment: `/${chunk(MOMENT).file}`,
    renderMomentNote,
  };
}

/** A chunk's style sheets, those of what it imports first. */
function stylesOf(manifest: Record<string, Chunk>, chunk: Chunk): string[] {
  const imported = (chunk.imports ?? []).flatMap((name) => {
    const next = manifest[name];
    return next ? stylesOf(manifest, next) : [];
  });
  // A module that is nothing but style is its own style sheet.
  const own = chunk.file.endsWith('.css') ? [chunk.file] : [];
  return [...imported, ...(chunk.css ?? []), ...own];
}

function scriptsOf(manifest: Record<string, Chunk>, chunk: Chunk): string[] {
  return [
    ...new Set(
      (chunk.imports ?? []).flatMap((name) => {
        const next = manifest[name];
        return next ? [next.file, ...scriptsOf(manifest, next)] : [];
      }),
    ),
  ];
}
