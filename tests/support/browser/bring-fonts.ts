import { hash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import subsetFont from 'subset-font';

const PACKAGES = join('node_modules', '@fontsource-variable');
/** A system's fonts and their weights; the browser thickens the others itself. */
const FACES: readonly { readonly slug: string; readonly weights: readonly number[] }[] = [
  { slug: 'noto-sans-arabic', weights: [400, 700] },
  { slug: 'inter', weights: [400, 700] },
  { slug: 'eb-garamond', weights: [400, 700] },
  { slug: 'jetbrains-mono', weights: [400, 700] },
  ...['jp', 'kr', 'sc', 'tc'].map((script) => ({ slug: `noto-sans-${script}`, weights: [400] })),
];
/** Faces of Chinese, Japanese and Korean, which draw the same character differently, by language. */
const BY_LANGUAGE = {
  ja: 'Noto Sans JP',
  ko: 'Noto Sans KR',
  'zh-cn': 'Noto Sans SC',
  'zh-tw': 'Noto Sans TC',
};
const GENERIC = {
  'sans-serif': ['Inter', 'Noto Sans Arabic'],
  'system-ui': ['Inter', 'Noto Sans Arabic'],
  serif: ['EB Garamond', 'Noto Sans Arabic'],
  monospace: ['JetBrains Mono', 'Noto Sans Arabic'],
};

/** @param cache the whole path of a folder: a relative one would be below where the command runs */
const configuration = (cache: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">faces</dir>
  <cachedir>${cache}</cachedir>
${Object.values(BY_LANGUAGE)
  // A variable file is named after its thinnest weight.
  .map((name) => rule('scan', ['family', `${name} Thin`], ['assign', name]))
  .join('\n')}
${Object.entries(GENERIC)
  .map(([generic, names]) => rule('pattern', ['family', generic], ['append', ...names]))
  .join('\n')}
${Object.entries(BY_LANGUAGE)
  .map(([language, name]) => rule('pattern', ['lang', language], ['prepend', name]))
  .join('\n')}
</fontconfig>
`;

function rule(
  target: 'scan' | 'pattern',
  [property, value]: readonly [string, string],
  [mode, ...families]: readonly [string, ...string[]],
): string {
  const test = `<test name="${property}"><string>${value}</string></test>`;
  const names = families.map((family) => `<string>${family}</string>`).join('');
  const edit = `<edit name="family" mode="${mode}" binding="strong">${names}</edit>`;
  return `  <match target="${target}">${test}${edit}</match>`;
}

/**
 * Lays out the only fonts that a browser is to find beside those of pages, the same on every
 * machine, in all scripts that the portal speaks; once, in MARQUEE_DATA.
 * @returns the environment in which Chromium finds them
 */
export async function bringFonts(
  data = process.env.MARQUEE_DATA ?? '.marquee',
): Promise<Record<string, string>> {
  const sources = FACES.flatMap(({ slug, weights }) => {
    const folder = join(PACKAGES, slug, 'files');
    return readdirSync(folder)
      .filter((name) => name.endsWith('-wght-normal.woff2'))
      .sort()
      .map((name) => ({ path: join(folder, name), weights }));
  });
  const versions = FACES.map(({ slug }) => readFileSync(join(PACKAGES, slug, 'package.json')));
  const name = hash('sha256', configuration('') + JSON.stringify(FACES) + versions.join()).slice(
    0,
    16,
  );
  const folder = resolve(data, 'browser-fonts', name);
  if (!existsSync(folder)) {
    // Somebody else may be laying out the same: nobody ever sees half of it.
    const whole = `${folder}.${process.pid}`;
    mkdirSync(join(whole, 'faces'), { recursive: true });
    for (const { path, weights } of sources) await writeFace(path, weights, join(whole, 'faces'));
    writeFileSync(join(whole, 'fonts.conf'), configuration(join(folder, 'cache')));
    moveInto(whole, folder);
  }
  return { FONTCONFIG_PATH: folder, FONTCONFIG_FILE: join(folder, 'fonts.conf') };
}

async function writeFace(path: string, weights: readonly number[], folder: string): Promise<void> {
  const bytes = readFileSync(path);
  for (const weight of weights) {
    const face = await subsetFont(bytes, undefined, {
      targetFormat: 'truetype',
      keepAllGlyphs: true,
      noHinting: true,
      variationAxes: { wght: weight },
    });
    writeFileSync(join(folder, `${basename(path, '.woff2')}-${weight}.ttf`), face);
  }
}

function moveInto(whole: string, folder: string): void {
  try {
    renameSync(whole, folder);
  } catch (error) {
    rmSync(whole, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}
