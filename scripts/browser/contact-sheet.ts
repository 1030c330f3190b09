import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const STYLE = `
  body { margin: 2rem; font: 15px/1.4 system-ui, sans-serif; color: #eee; background: #181818 }
  h2 { margin: 2.5rem 0 .75rem; font-size: 1rem }
  div { display: flex; gap: 1rem; align-items: start; overflow-x: auto }
  a { flex: none; display: block; height: 20rem; overflow: hidden; border: 1px solid #444 }
  img { display: block; width: 14rem }
  img[alt$="1440 px"] { width: 24rem }
`;

/** Writes index.html into a folder of pictures: the widths of each page side by side. */
export function writeContactSheet(folder: string): void {
  const pages = new Map<string, number[]>();
  for (const file of readdirSync(folder)) {
    const [, name, width] = /^(.+)\.(\d+)\.png$/.exec(file) ?? [];
    if (name !== undefined) pages.set(name, [...(pages.get(name) ?? []), Number(width)]);
  }
  const sections = [...pages].sort(([one], [other]) => one.localeCompare(other)).map(section);
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Every page</title><style>${STYLE}</style>
<h1>${pages.size} pages</h1>
${sections.join('\n')}
`,
  );
}

function section([name, widths]: readonly [string, readonly number[]]): string {
  const pictures = widths
    .toSorted((one, other) => one - other)
    .map((width) => {
      const file = `${name}.${width}.png`;
      return `<a href="${file}"><img src="${file}" alt="${name}, ${width} px" loading="lazy"></a>`;
    });
  return `<h2>${name}</h2><div>${pictures.join('')}</div>`;
}
