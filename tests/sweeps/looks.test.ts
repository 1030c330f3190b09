import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import {
  compareLooks,
  describe as describeDifference,
  LOOKS_FOLDER,
  writeDifferences,
} from '../../scripts/pages/looks/compare-looks.ts';
import type { Scene } from '../../scripts/pages/looks/looks-set.ts';
import { startLooksServer, takeLooks } from '../../scripts/pages/looks/take-looks.ts';
import { IS_BUNDLED } from '../support/browser/launch.ts';
import type { LiveServer } from '../support/browser/live-server.ts';

/** At three widths; `npm run looks` compares all that are kept. */
const SAMPLE: readonly Scene[] = [
  { program: 'capcom-v2', locale: 'en', pages: ['landing', 'nowhere'] },
  { program: 'destiny-2', locale: 'ar-sa', pages: ['dashboard'] },
];

const COMPARES = IS_BUNDLED && existsSync(LOOKS_FOLDER);

let server: LiveServer | undefined;
beforeAll(async () => {
  if (COMPARES) server = await startLooksServer();
});
afterAll(() => server?.close());

test.for(SAMPLE)(
  'the pages of $program in $locale look like their kept pictures',
  {
    timeout: 300_000,
  },
  async (scene, { skip }) => {
    if (!IS_BUNDLED) return skip('only the browser that comes from npm draws the same everywhere');
    if (!server) return skip('no pictures yet: run `npm run looks -- --update`');
    const browser = await chromium.connect(inject('browserEndpoint'));
    try {
      const pictures = await takeLooks(server, browser, scene);
      expect(pictures).toHaveLength(scene.pages.length * 3);
      const differences = compareLooks(pictures);
      const folder = join(process.env.MARQUEE_DATA ?? '.marquee', 'looks');
      const told = differences.map(({ name, pixels }) => `${name}: ${describeDifference(pixels)}`);
      expect(told, `see ${writeDifferences(differences, folder)}`).toEqual([]);
    } finally {
      await browser.close();
    }
  },
);
