import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { difference } from './picture.ts';
import type { LooksPicture } from './take-looks.ts';

/** Where the pictures are kept that others are compared with. */
export const LOOKS_FOLDER = join('tests', 'browser', 'looks');
const KINDS = ['expected', 'actual', 'difference'] as const;

/** A picture that is not what is kept under its name. */
export interface Difference {
  readonly name: string;
  /** How many pixels; absent: nothing is kept under its name. */
  readonly pixels?: number;
  readonly pictures: Readonly<Partial<Record<(typeof KINDS)[number], Buffer>>>;
}

/** What differs from what is kept. */
export function compareLooks(pictures: readonly LooksPicture[], kept = LOOKS_FOLDER): Difference[] {
  return pictures.flatMap(({ name, png: actual }) => {
    const file = join(kept, `${name}.png`);
    if (!existsSync(file)) return [{ name, pictures: { actual } }];
    const expected = readFileSync(file);
    const found = difference(expected, actual);
    if (!found) return [];
    const { pixels, picture } = found;
    return [
      { name, pixels, pictures: { expected, actual, ...(picture && { difference: picture }) } },
    ];
  });
}

const STYLE = `
  body { margin: 2rem; font: 15px/1.4 system-ui, sans-serif; color: #eee; background: #181818 }
  div { display: flex; gap: 1rem; align-items: start }
  figure { margin: 0 }
  img { max-width: 30vw; border: 1px solid #444 }
`;

/**
 * Writes what differs to a folder, side by side in index.html.
 * @returns the page's path
 */
export function writeDifferences(differences: readonly Difference[], folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const rows = differences.map(({ name, pixels, pictures }) => {
    const figures = KINDS.flatMap((kind) => {
      const picture = pictures[kind];
      if (!picture) return [];
      writeFileSync(join(folder, `${name}.${kind}.png`), picture);
      return [
        `<figure><figcaption>${kind}</figcaption><img src="${name}.${kind}.png" alt=""></figure>`,
      ];
    });
    return `<h2>${name}: ${describe(pixels)}</h2><div>${figures.join('')}</div>`;
  });
  const page = join(folder, 'index.html');
  writeFileSync(
    page,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Differences</title><style>${STYLE}</style>
<h1>${differences.length} pictures differ</h1>
${rows.join('\n')}
</html>
`,
  );
  return page;
}

/** A difference in words. */
export function describe(pixels: number | undefined): string {
  if (pixels === undefined) return 'nothing is kept under this name';
  return Number.isFinite(pixels) ? `${pixels} pixels differ` : 'of another size';
}
