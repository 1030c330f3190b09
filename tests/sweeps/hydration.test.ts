import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Portal } from '../browser/support/portal.ts';
import { listPages } from '../support/browser/list-pages.ts';
import { wake } from '../support/browser/wake.ts';
import { sampleOf } from '../support/sample-of.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const all = (await listPages()).filter((path) => path !== '/programs/nobody');
/** `npm run test:full` looks at every page. */
const pages = process.env.MARQUEE_TEST_ALL_PAGES ? all : sampleOf(all, 8);

test.each(pages)('%s comes alive as it was rendered, within its policy', async (path) => {
  const { page, context, complaints } = await portal.open({ reducedMotion: 'no-preference' });
  await page.goto(`${portal.server.origin}${path}`);
  await wake(page);
  expect(complaints).toEqual([]);
  await context.close();
});
