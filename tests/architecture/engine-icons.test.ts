import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ENGINE_ICONS } from '#portal/base/icons/generated/engine-icons.ts';

/**
 * What the icon service serves: on purpose, and in the operators' console, for which creators' pages
 * carry nothing.
 */
const SERVED = [
  /places\/showcase\/showcase-still\.tsx$/,
  /places\/operator\//,
  /core\/console\//,
  /capabilities\/(announcements|audit|boards|campaign|fulfilment|guest-links|inbox|keys|manifest|overview|people|team)\//,
];

test('every icon that the portal names is compiled in: none is fetched when it is shown', () => {
  const sources = globSync('engine/portal/**/*.{ts,tsx}').filter(
    (file) => !SERVED.some((served) => served.test(file)) && !/\.test\.|\/generated\//.test(file),
  );
  const named = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'(tabler:[a-z0-9-]+)'|"(tabler:[a-z0-9-]+)"/g)].map(
      ([, single, double]) => single ?? double ?? '',
    ),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((name) => !(name in ENGINE_ICONS))).toEqual([]);
});
