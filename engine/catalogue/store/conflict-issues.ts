import { join } from 'node:path';
import type { Issue } from '#contract/programs/issue.ts';
import type { Environment, ProgramManifest } from '#contract/programs/program.ts';
import { locate } from '../issues/locate.ts';
import { type Finding, raise, writePath } from '../issues/raise.ts';
import { findManifest } from '../read/find-manifest.ts';
import { parseManifest, positionFinder } from '../read/parse-manifest.ts';
import type { Conflict } from '../refine/ownership.ts';
import type { Path } from '../schema/annotation.ts';

export interface CatalogueFolder {
  readonly folder: string;
  /** The folder as issues name it. */
  readonly name: string;
  readonly environment: Environment;
}

/**
 * What a program asks for that another one has, or asks for as well, each told with both places.
 * Of a `copy`, whose slug is still that of its original, the message says so.
 */
export function conflictIssues(
  slug: string,
  conflicts: readonly Conflict[],
  copy: boolean,
  catalogue: CatalogueFolder,
): Issue[] {
  if (conflicts.length === 0) return [];
  const findings = conflicts.map(({ claim, owner, ownerPath, open }): Finding => {
    const { code, value, path } = claim;
    const place = placeOf(owner, ownerPath, catalogue);
    const standing = copy ? 'copy' : open ? 'open' : 'held';
    const parameters = { value, owner, place, slug, standing } as const;
    return raise(code, parameters, { path: effectivePath(slug, path, catalogue) });
  });
  const found = findManifest(join(catalogue.folder, slug), 'program');
  const manifest = 'manifest' in found ? found.manifest : undefined;
  return locate(findings, `${catalogue.name}/${slug}`, manifest);
}

/** `programs/beta/program.yaml:9:5` of a path in another program's manifest. */
function placeOf(slug: string, path: Path, catalogue: CatalogueFolder): string {
  const found = findManifest(join(catalogue.folder, slug), 'program');
  if (!('manifest' in found)) return `${catalogue.name}/${slug}: ${writePath(path)}`;
  const { file, text } = found.manifest;
  const { line, column } = positionFinder(text)(effectivePath(slug, path, catalogue));
  return `${catalogue.name}/${slug}/${file}:${line}:${column}`;
}

/** Where a field of the resolved program is written: in the environment's overlay, or the base. */
function effectivePath(slug: string, path: Path, { folder, environment }: CatalogueFolder): Path {
  const found = findManifest(join(folder, slug), 'program');
  const parsed = 'manifest' in found ? parseManifest(found.manifest) : found;
  if ('findings' in parsed) return path;
  const { environments } = parsed.value as Partial<ProgramManifest>;
  const overlaid = Object.hasOwn(environments?.[environment] ?? {}, String(path[0]));
  return overlaid ? ['environments', environment, ...path] : path;
}
