import { basename, join } from 'node:path';
import type { FieldSource, FieldSources } from '#contract/programs/manifest.ts';
import type { Environment, Program, ProgramManifest } from '#contract/programs/program.ts';
import { findManifest } from './find-manifest.ts';
import { parseManifest, positionFinder } from './parse-manifest.ts';

/** Fields that the site has too, as defaults for all programs. */
const SITE_DEFAULTS = ['locales', 'theme'];
/** Fields that the site's defaults fill up, part by part. */
const MERGED = ['theme'];

/**
 * Finds the source of each top-level field of a program that compiled from the files as they are;
 * undefined where these cannot be read any more.
 */
export function findSources(
  program: Program,
  folder: string,
  environment: Environment,
): FieldSources | undefined {
  const name = basename(folder);
  const own = openManifest(join(folder, program.slug), 'program', `${name}/${program.slug}`);
  const site = openManifest(folder, 'site', name);
  if (!own || !site) return undefined;
  const manifest = own.value as Partial<ProgramManifest>;
  const overlay = manifest.environments?.[environment] ?? {};

  const sourceOf = (field: string, value: unknown): FieldSource => {
    const fromSite = (): FieldSource => ({ from: 'site', ...site.place([field]) });
    const over = MERGED.includes(field) ? { over: fromSite() } : {};
    const written = { ...manifest, ...overlay }[field as keyof ProgramManifest];
    // What is written but cannot apply, such as the colour mode system, leaves the default.
    const applies = written !== undefined && (typeof value !== 'string' || value === written);
    if (applies && field in overlay) {
      const place = own.place(['environments', environment, field]);
      return { from: 'environment', ...place, environment, ...over };
    }
    if (applies) return { from: 'program', ...own.place([field]), ...over };
    return SITE_DEFAULTS.includes(field) ? fromSite() : { from: 'engine' };
  };
  const entries = Object.entries(program).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([field, value]) => [field, sourceOf(field, value)]));
}

/** A source as a comment: `programs/acme/program.yaml:12`. */
export function writeSource({ from, file, line, environment, over }: FieldSource): string {
  if (from === 'engine') return 'engine default';
  const overlay = environment === undefined ? '' : ` (environments.${environment})`;
  const rest = over ? `, over ${writeSource(over)}` : '';
  return `${file}:${line}${overlay}${rest}`;
}

function openManifest(folder: string, kind: 'program' | 'site', shown: string) {
  const found = findManifest(folder, kind);
  const parsed = 'manifest' in found ? parseManifest(found.manifest) : found;
  if (!('manifest' in found) || 'findings' in parsed) return undefined;
  const find = positionFinder(found.manifest.text);
  const file = `${shown}/${found.manifest.file}`;
  const place = (path: string[]) => ({ file, line: find(path, 'key').line });
  return { value: parsed.value, place };
}
