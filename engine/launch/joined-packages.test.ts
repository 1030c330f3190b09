import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { JOINED_PACKAGES } from './bundle-engine.ts';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

test.each(JOINED_PACKAGES)('%s needs no package but those that are joined', (name) => {
  const manifest: Manifest = JSON.parse(
    readFileSync(join('node_modules', name, 'package.json'), 'utf8'),
  );
  const needed = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  expect(needed.filter((one) => !JOINED_PACKAGES.includes(one))).toEqual([]);
});
