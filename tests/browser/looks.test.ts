import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { IS_BUNDLED, launchPainter } from '../../scripts/browser/launch.ts';
import {
  compareLooks,
  describe as describeDifference,
  LOOKS_FOLDER,
  writeDifferences,
} from '../../scripts/looks/compare-looks.ts';
import { sceneOf } from '../../scripts/looks/looks-set.ts';
import { startLooksServer, takeLooks } from '../../scripts/looks/take-looks.ts';
import { today } from './support/turns.ts';

/** Two pages of a program in one direction of writing, at three widths; `npm run looks`: all. */
test('the pages whose turn it is look like their kept pictures', {
  timeout: 300_000,
}, async ({ skip }) => {
  if (!IS_BUNDLED) skip('only the browser that comes from npm draws the same everywhere');
  if (!existsSync(LOOKS_FOLDER)) skip('no pictures yet: run `npm run looks -- --update`');
  const scene = sceneOf(today);
  const server = await startLooksServer();
  const browser = await launchPainter();
  try {
    const pictures = await takeLooks(server, browser, scene);
    expect(pictures).toHaveLength(scene.pages.length * 3);
    const differences = compareLooks(pictures);
    const folder = join(process.env.MARQUEE_DATA ?? '.marquee', 'looks');
    const told = differences.map(({ name, pixels }) => `${name}: ${describeDifference(pixels)}`);
    expect(told, `see ${writeDifferences(differences, folder)}`).toEqual([]);
  } finally {
    await browser.close();
    await server.close();
  }
});
