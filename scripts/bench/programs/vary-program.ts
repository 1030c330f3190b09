import { clampChroma, converter, formatHex } from 'culori';
import { ANNOTATIONS } from '#catalogue/generated/annotations.ts';
import { type Path, walkStrings } from '#catalogue/schema/annotation.ts';
import type { ProgramManifest } from '#contract/programs/program.ts';
import { pick, type Random } from './random.ts';

export interface VariedProgram {
  readonly manifest: ProgramManifest;
  /** The texts that no shared phrase translates any more. */
  readonly texts: readonly string[];
}

const FIRST =
  'Amber Bright Crimson Distant Ember Frozen Golden Hollow Iron Jade Lunar Silent'.split(' ');
const SECOND = 'Anvil Beacon Canyon Drift Engine Frontier Harbor Lantern Meridian Orbit Reef'.split(
  ' ',
);
const WORDS =
  'amber bold clear deep early fair grand inner keen light minor noble open plain'.split(' ');
const toOklch = converter('oklch');

/** Another program of the same make: its own ids, hosts, words, colours and art. */
export function varyProgram(
  source: ProgramManifest,
  number: number,
  random: Random,
): VariedProgram {
  const title = `${pick(random, FIRST)} ${pick(random, SECOND)} ${number}`;
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const { aliases: _aliases, base_route: _base, ...kept } = structuredClone(source);
  const manifest = {
    ...kept,
    slug,
    uuid: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    title: `${title} Creators`,
    publisher: `${pick(random, SECOND)} Studios`,
    description: `${title} asks for your clips, streams and guides, and pays for them in points.`,
    status: 'live',
    hosts: number % 3 === 0 ? [`${slug}.example`, `${slug}.localhost`] : [],
    theme: varyTheme(source.theme, random),
  } as ProgramManifest;
  return { manifest, texts: [manifest.description, ...varyTexts(manifest, random)] };
}

function varyTheme(theme: ProgramManifest['theme'], random: Random): ProgramManifest['theme'] {
  const angle = random() * 360;
  const colors = Object.entries(theme?.colors ?? {}).map(([name, color]) => [
    name,
    name === 'ground' ? color : turnHue(color, angle),
  ]);
  const art = theme?.art && { ...theme.art, seed: Math.floor(random() * 10_000) };
  return { ...theme, colors: Object.fromEntries(colors), ...(art ? { art } : {}) };
}

function turnHue(color: string, angle: number): string {
  const { mode, l, c, h = 0 } = toOklch(color) ?? { mode: 'oklch' as const, l: 0.6, c: 0.1 };
  return formatHex(clampChroma({ mode, l, c, h: (h + angle) % 360 }, 'oklch')) ?? color;
}

/** Changes a word in every fourth text; answers the changed ones. */
function varyTexts(manifest: ProgramManifest, random: Random): string[] {
  const changes: { path: Path; text: string }[] = [];
  walkStrings(ANNOTATIONS.program, manifest, (text, annotation, path) => {
    if (!annotation.text || /[{[]/.test(text) || path[0] === 'messages' || random() > 0.25) return;
    const word = /\b[a-z]{5,}\b/.exec(text)?.[0];
    if (word) changes.push({ path, text: text.replace(word, pick(random, WORDS)) });
  });
  for (const { path, text } of changes) setAt(manifest, path, text);
  return changes.map(({ text }) => text);
}

function setAt(root: object, path: Path, text: string): void {
  let node = root as Record<string | number, unknown>;
  for (const step of path.slice(0, -1)) node = node[step] as typeof node;
  node[path.at(-1) as string] = text;
}
