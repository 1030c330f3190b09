import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dump, load } from 'js-yaml';
import type { Progress } from '#catalogue/compile/compile-many.ts';
import { listSlugs, SHARED_FOLDERS } from '#catalogue/store/fingerprint.ts';
import type { ProgramManifest, SiteManifest } from '#contract/programs/program.ts';
import { pick, type Random, seededRandom } from './programs/random.ts';
import { varyProgram } from './programs/vary-program.ts';

export interface Generation {
  readonly folder: string;
  readonly count: number;
  readonly seed?: number;
  readonly progress?: Progress;
}

const SOURCE = 'programs';
const GENERATOR = ['generate-programs.ts', 'programs/vary-program.ts', 'programs/random.ts'];

/**
 * Writes a catalogue of `count` programs made from the real ones, with assets, legal documents and
 * for every tenth translations of its own. Leaves a folder alone that holds the same already.
 */
export function generatePrograms(generation: Generation): void {
  const { folder, count, seed = 1, progress = () => {} } = generation;
  const stamp = stampOf(count, seed);
  if (readStamp(folder) === stamp) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const shared of ['site.yaml', ...programsOfSite(), ...SHARED_FOLDERS])
    cpSync(join(SOURCE, shared), join(folder, shared), { recursive: true });
  const sources = readSources();
  const random = seededRandom(seed);
  for (let number = 1; number < count; number += 1) {
    writeProgram(folder, number, pick(random, sources), random);
    if (number % 100 === 0 || number === count - 1) progress(number + 1, count);
  }
  writeFileSync(stampFile(folder), stamp);
}

/** The real programs that site.yaml names: a catalogue without them is broken. */
function programsOfSite(): string[] {
  const site = load(readFileSync(join(SOURCE, 'site.yaml'), 'utf8')) as SiteManifest;
  return [...new Set([site.unknown_host_program ?? [], site.bingo_demo?.program ?? []].flat())];
}

interface Source {
  readonly manifest: ProgramManifest;
  /** Path in the program's folder → content. */
  readonly files: ReadonlyMap<string, Buffer>;
}

function readSources(): Source[] {
  return listSlugs(SOURCE).map((slug) => {
    const folder = join(SOURCE, slug);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /^(assets|legal)\/.*\./.test(file),
    );
    return {
      manifest: load(readFileSync(join(folder, 'program.yaml'), 'utf8')) as ProgramManifest,
      files: new Map(files.map((file) => [file, readFileSync(join(folder, file))])),
    };
  });
}

function writeProgram(folder: string, number: number, source: Source, random: Random): void {
  const { manifest, texts } = varyProgram(source.manifest, number, random);
  const files = new Map<string, string | Buffer>([
    ...source.files,
    ['program.yaml', dump(manifest, { lineWidth: 110, noRefs: true })],
  ]);
  const offered = ['de', 'fr'].filter((locale) => manifest.locales?.includes(locale) ?? true);
  if (number % 10 === 0)
    for (const locale of offered) files.set(`locales/${locale}.po`, writePo(locale, texts));
  for (const [file, content] of files) {
    const path = join(folder, manifest.slug, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}

function writePo(locale: string, texts: readonly string[]): string {
  const header = `msgid ""\nmsgstr ""\n"Language: ${locale}\\n"\n`;
  const items = [...new Set(texts)].map(
    (text) => `msgid ${JSON.stringify(text)}\nmsgstr ${JSON.stringify(`(${locale}) ${text}`)}\n`,
  );
  return [header, ...items].join('\n');
}

/** Changes when other programs would be generated. */
function stampOf(count: number, seed: number): string {
  const hash = createHash('sha1').update(`${count} ${seed}`);
  for (const file of GENERATOR) hash.update(readFileSync(new URL(file, import.meta.url)));
  for (const slug of listSlugs(SOURCE))
    hash.update(readFileSync(join(SOURCE, slug, 'program.yaml')));
  hash.update(readFileSync(join(SOURCE, 'site.yaml')));
  return hash.digest('hex');
}

const stampFile = (folder: string) => `${folder}.stamp`;

function readStamp(folder: string): string | undefined {
  try {
    return readFileSync(stampFile(folder), 'utf8');
  } catch {
    return undefined;
  }
}
