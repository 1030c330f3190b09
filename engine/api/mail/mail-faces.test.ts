import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isSerif } from '#portal/base/theme/typefaces.ts';
import { faceStack } from './mail-faces.ts';

const { $defs } = JSON.parse(readFileSync('schemas/common.schema.json', 'utf8')) as {
  $defs: { font: { enum: readonly string[] } };
};

test('what stands in for a face has feet where the portal says that the face has', () => {
  const faces = $defs.font.enum;
  expect(faces.filter(isSerif)).not.toEqual([]);
  for (const face of faces)
    expect(faceStack(face)).toMatch(isSerif(face) ? /'[^-]*,serif$/ : /,sans-serif$/);
});

test('a theme without faces has those of the device', () => {
  expect(faceStack(undefined)).toMatch(/^-apple-system,.*,sans-serif$/);
});
