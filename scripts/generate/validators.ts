import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { readSchemas, SCHEMA_BASE } from './schemas.ts';

// A CommonJS package: Node puts the function behind `default`, the types do not.
const standaloneCode = (standalone as unknown as { default: typeof standalone }).default;
const ANNOTATIONS = ['x-public', 'x-text', 'x-reference', 'tsType'];

/** Compiles the manifests' validators to plain JavaScript: nothing is compiled at run time. */
export function validators(entries: Record<string, string>): string {
  const ajv = new Ajv2020({
    allErrors: true,
    discriminator: true,
    strict: true,
    strictRequired: false,
    verbose: false,
    inlineRefs: false,
    code: { source: true, esm: false, lines: true },
  });
  addFormats.default(ajv);
  for (const keyword of ANNOTATIONS) ajv.addKeyword(keyword);
  for (const schema of readSchemas().values()) ajv.addSchema(schema);
  const references = Object.fromEntries(
    Object.entries(entries).map(([name, file]) => [name, SCHEMA_BASE + file]),
  );
  return `/* Generated from schemas/ by \`npm run generate\`. Do not edit. */\n${standaloneCode(ajv, references)}\n`;
}
