import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Issue } from '#contract/programs/issue.ts';
import type {
  ExplainedManifest,
  FieldSources,
  ManifestState,
} from '#contract/programs/manifest.ts';
import type { Environment, Program } from '#contract/programs/program.ts';
import { fieldYaml } from './field-yaml.ts';
import { findSources } from './find-sources.ts';

/** A program as it is served, the folder of the catalogue, and what was found wrong there. */
export interface ServedManifest {
  readonly program: Program;
  readonly folder: string;
  readonly environment: Environment;
  readonly issues: readonly Issue[];
}

/** Says of each field of a program that is served where the files say it. */
export function explainManifest(served: ServedManifest): ExplainedManifest {
  const { program, issues } = served;
  const [state, sources] = compareFiles(served);
  const fields = Object.entries(program)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const source = sources[name];
      return { name, yaml: fieldYaml(name, value), ...(source && { source }) };
    });
  return { state, fields, issues };
}

/** Lines of files that say something else than what is served would lead astray: there are none. */
function compareFiles({
  program,
  folder,
  environment,
  issues,
}: ServedManifest): [ManifestState, FieldSources] {
  if (!existsSync(join(folder, program.slug))) return ['absent', {}];
  if (issues.some(({ severity }) => severity === 'error')) return ['outdated', {}];
  const sources = findSources(program, folder, environment);
  return sources ? ['current', sources] : ['outdated', {}];
}
