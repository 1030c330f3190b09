import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { annotate } from './generate/annotations.ts';
import { readSchemas } from './generate/schemas.ts';
import { manifestTypes, publicTypes } from './generate/types.ts';
import { validators } from './generate/validators.ts';

/** Writes every generated file, or with `--check` fails where one differs from its source. */
const check = process.argv.includes('--check');
const schemas = readSchemas();
const banner = '/* Generated from schemas/ by `npm run generate`. Do not edit. */\n';
const annotations = {
  program: annotate(schemas, 'program.schema.json', 'plain'),
  site: annotate(schemas, 'site.schema.json', 'plain'),
};
const documentation = {
  program: annotate(schemas, 'program.schema.json', 'documented'),
  site: annotate(schemas, 'site.schema.json', 'documented'),
};

const files: Record<string, string> = {
  'engine/contract/generated/program-manifest.ts': await manifestTypes(
    'program.schema.json',
    'ProgramManifest',
  ),
  'engine/contract/generated/site-manifest.ts': await manifestTypes(
    'site.schema.json',
    'SiteManifest',
  ),
  'engine/contract/generated/public-program.ts': await publicTypes(
    'program.schema.json',
    'PublicProgramFields',
  ),
  'engine/contract/generated/public-site.ts': await publicTypes(
    'site.schema.json',
    'PublicSiteFields',
  ),
  'engine/catalogue/generated/validators.cjs': validators({
    validateProgram: 'program.schema.json',
    validateSite: 'site.schema.json',
  }),
  'engine/catalogue/generated/annotations.ts': `${banner}import type { Annotation } from '../schema/annotation.ts';\n\nexport const ANNOTATIONS: { program: Annotation; site: Annotation } = ${JSON.stringify(annotations)};\n`,
  'engine/catalogue/generated/documentation.ts': `${banner}import type { Annotation } from '../schema/annotation.ts';\n\nexport const DOCUMENTATION: { program: Annotation; site: Annotation } = ${JSON.stringify(documentation)};\n`,
};

const drifted: string[] = [];
for (const [file, content] of Object.entries(files)) {
  const current = readIfPresent(file);
  if (current === content) continue;
  drifted.push(file);
  if (check) continue;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
if (check && drifted.length > 0) {
  console.error(`Out of step with schemas/: ${drifted.join(', ')}. Run \`npm run generate\`.`);
  process.exit(1);
}
console.log(drifted.length > 0 ? `Wrote ${drifted.join(', ')}.` : 'Generated files are in step.');

function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
