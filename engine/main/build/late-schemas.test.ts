import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { lateSchemas } from './late-schemas.ts';

interface Babel {
  readonly transformSync: (code: string, options: object) => { readonly code: string };
}

// It comes without types.
const { transformSync } = createRequire(import.meta.url)('@babel/core') as Babel;

const built = (code: string): string =>
  transformSync(code, { plugins: [lateSchemas], configFile: false, compact: true }).code;

const IMPORT = /^import\{later\}from".+\/engine\/contract\/endpoints\/later\.ts";/;

/** What is built, after the import of `later`, which must be there. */
function builtLate(code: string): string {
  expect(built(code)).toMatch(IMPORT);
  return built(code).replace(IMPORT, '');
}

test('a schema of a module is made later, however long its chain', () => {
  expect(builtLate(`export const quest = z.object({ id: z.int() });`)).toBe(
    'export const quest=later(()=>z.object({id:z.int()}));',
  );
  expect(builtLate(`const id = z.iso.datetime().check(z.maxLength(4));`)).toBe(
    'const id=later(()=>z.iso.datetime().check(z.maxLength(4)));',
  );
});

test('so are those in an object, and the answer of an endpoint', () => {
  expect(builtLate(`const page = { limit: z.int(), first: 1, ...more };`)).toBe(
    'const page={limit:later(()=>z.int()),first:1,...more};',
  );
  expect(builtLate(`const read = defineEndpoint({ id: 'read', response: pageOf(quest) });`)).toBe(
    "const read=defineEndpoint({id:'read',response:later(()=>pageOf(quest))});",
  );
});

test('what is no schema, or has a name of its own, is left as it is', () => {
  const code =
    "import*as z from'zod/mini';const words=['a'];const read=defineEndpoint({id:'read',response:quest});" +
    'const page=(item)=>z.object({item});const first=text(1);';
  expect(built(code)).not.toContain('later');
});
