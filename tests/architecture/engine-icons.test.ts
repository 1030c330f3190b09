import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ENGINE_ICONS } from '#portal/generated/engine-icons.ts';

/** Shows on purpose what the icon service serves. */
const SERVED = 'engine/portal/pages/ui-showcase-still.tsx';

test('every icon that the portal names is compiled in: none is fetched when it is shown', () => {
  const sources = globSync('engine/portal/**/*.{ts,tsx}').filter(
    (file) => file !== SERVED && !/\.test\.|\/generated\//.test(file),
  );
  const named = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'(tabler:[a-z0-9-]+)'|"(tabler:[a-z0-9-]+)"/g)].map(
      ([, single, double]) => single ?? double ?? '',
    ),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((name) => !(name in ENGINE_ICONS))).toEqual([]);
});
