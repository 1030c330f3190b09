import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const STYLE = `
  body { margin: 2rem; font: 15px/1.4 system-ui, sans-serif; color: #eee; background: #181818 }
  nav { columns: 12rem; margin-block: 1rem }
  a { color: inherit }
  h2 { margin: 3rem 0 .75rem; font-size: 1.2rem }
  div { display: flex; gap: 1rem; align-items: start; overflow-x: auto; padding-block-end: .5rem }
  figure { flex: none; margin: 0 }
  figcaption { margin-block-end: .25rem; font-size: .8rem; color: #bbb }
  figure a { display: inline-block; height: 22rem; overflow: hidden; border: 1px solid #444; vertical-align: top }
  img { display: block; width: 11rem }
  img[data-wide] { width: 34rem }
`;
/** Pages of no program. */
const SITE = 'The site';

interface Picture {
  readonly file: string;
  readonly page: string;
  readonly program: string;
  readonly width: number;
}

/**
 * Writes index.html into a folder of pictures: every landing page beside the others, then program
 * by program what there is, the widths of each page side by side.
 */
export function writeContactSheet(folder: string): void {
  const pictures = readdirSync(folder).flatMap((file) => readPicture(file) ?? []);
  const programs = Map.groupBy(pictures, ({ program }) => program);
  const names = [...programs.keys()].sort();
  const landings = pictures.filter(({ page }) => page === '');
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>${STYLE}</style>
<h1>${pictures.length} pictures of ${names.length} programs</h1>
<nav>${names.map((name) => `<a href="#${name}">${name}</a><br>`).join('')}</nav>
${widthsOf(landings)
  .map((width) => row(`Landing pages, ${width} px`, ofWidth(landings, width), 'program'))
  .join('\n')}
${names.map((name) => row(name, programs.get(name) ?? [], 'page')).join('\n')}
</html>
`,
  );
}

/** A file's name is the page's address, in words, and the width. */
function readPicture(file: string): Picture | undefined {
  const [, name, width] = /^(.+)\.(\d+)\.png$/.exec(file) ?? [];
  if (name === undefined) return undefined;
  const [, kind, program, rest] =
    /^(programs|bingo|__archive|activations|quests)--([a-z0-9-]+?)((?:--|\.).+)?$/.exec(name) ?? [];
  if (kind === undefined || program === undefined)
    return { file, page: name, program: SITE, width: Number(width) };
  const page = kind === 'programs' || kind === '__archive' ? '' : `${kind} `;
  return {
    file,
    program,
    page: page + (rest ?? '').replaceAll('--', '/').replaceAll('.', ' ').trim(),
    width: Number(width),
  };
}

const widthsOf = (pictures: readonly Picture[]): number[] =>
  [...new Set(pictures.map(({ width }) => width))].sort((one, other) => other - one);

const ofWidth = (pictures: readonly Picture[], wanted: number): Picture[] =>
  pictures.filter(({ width }) => width === wanted);

function row(title: string, pictures: readonly Picture[], caption: 'page' | 'program'): string {
  const figures = pictures
    .toSorted((one, other) => one[caption].localeCompare(other[caption]) || other.width - one.width)
    .map((picture) => {
      const text = `${picture[caption] || 'landing page'}, ${picture.width} px`;
      const wide = picture.width > 1_000 ? ' data-wide' : '';
      return `<figure><figcaption>${text}</figcaption><a href="${picture.file}"><img src="${picture.file}" alt="${text}"${wide} loading="lazy"></a></figure>`;
    });
  return `<h2 id="${title}">${title}</h2><div>${figures.join('')}</div>`;
}
