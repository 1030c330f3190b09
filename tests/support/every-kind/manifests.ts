import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { joinPath } from '#domain/routing/paths.ts';
import { CLOSED_LISTS, type ClosedList, type FoundWord, wordsOf } from './closed-lists.ts';

/** The folder with a sample of every word that a manifest may say. */
export const EVERY_KIND = 'tests/fixtures/every-kind';
const PROGRAM = `${EVERY_KIND}/everything`;
const SAMPLES = [
  [`${PROGRAM}/campaign.yaml`, 'schemas/campaign.schema.json'],
  [`${PROGRAM}/program.yaml`, 'schemas/program.schema.json'],
  [`${EVERY_KIND}/site.yaml`, 'schemas/site.schema.json'],
] as const;

interface Sample extends FoundWord {
  readonly file: string;
}

/** Every word of a closed list that the samples say. */
export const SAID: readonly Sample[] = SAMPLES.flatMap(([file, schema]) =>
  wordsOf(readManifest(file), schema).map((found) => ({ ...found, file })),
);

/** A program that says another word than the samples do, in the one place where it can stand. */
export interface Variant {
  readonly list: ClosedList;
  readonly word: string;
  readonly slug: string;
  /** The address at which it shows. */
  readonly address: string;
}

/** Fields that take one word at a time: a program for each word that the sample does not say. */
export const VARIANTS: readonly Variant[] = CLOSED_LISTS.flatMap((list) => {
  const said = SAID.filter((one) => one.list === list);
  const [first] = said;
  if (!first || first.file !== `${PROGRAM}/program.yaml`) return [];
  if (new Set(said.map(({ word }) => word)).size > 1) return [];
  const others = list.words.filter((word) => word !== first.word);
  return others.map((word) => {
    const slug = slugOf(list, word);
    const address = addressOf(first).replaceAll('everything', slug);
    return { list, word, slug, address };
  });
});

/** Writes the samples and a program for each variant; returns the folder, to be removed. */
export function layOutVariants(): string {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-every-kind-'));
  cpSync(EVERY_KIND, folder, { recursive: true });
  rmSync(join(folder, 'everything/campaign.yaml'));
  const text = readFileSync(`${PROGRAM}/program.yaml`, 'utf8');
  for (const [index, { list, word, slug }] of VARIANTS.entries()) {
    const uuid = `e0e00000-0000-4000-8000-${String(index).padStart(12, '0')}`;
    const manifest = parse(text.replaceAll('everything', slug));
    const place = SAID.find((one) => one.list === list)?.path ?? [];
    const owner = place.slice(0, -1).reduce((node, step) => node[step], manifest);
    owner[place.at(-1) ?? ''] = word;
    mkdirSync(join(folder, slug));
    cpSync(`${PROGRAM}/assets`, join(folder, slug, 'assets'), { recursive: true });
    writeFileSync(join(folder, slug, 'program.json'), JSON.stringify({ ...manifest, uuid }));
  }
  return folder;
}

/** What stands beside a word in the samples and is shown with it: by that it is found on the page. */
export function textsBeside({ file, path }: Sample): readonly string[] {
  const owner = path.slice(0, -1).reduce((node, step) => node[step], readManifest(file));
  return ['title', 'label', 'text', 'alternative', 'url'].flatMap((field) => owner[field] ?? []);
}

/** The address at which a word of the sample shows; what no page has of its own, on the landing page. */
export function addressOf({ file, path: [field, index = 0] }: Sample): string {
  const manifest = readManifest(file);
  const base = '/programs/everything';
  if (field === 'aliases') return manifest.aliases[index].from;
  const has = field === 'pages' || field === 'sections';
  return has ? joinPath(base, manifest[field][index].path) : base;
}

/** A folder's name for a list and one of its words. */
function slugOf({ place }: ClosedList, word: string): string {
  return `${place.replace(/^schemas\/|\.schema\.json/g, '')} ${word}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(-60)
    .replace(/^-/, '');
}

function readManifest(file: string) {
  return parse(readFileSync(file, 'utf8'));
}
