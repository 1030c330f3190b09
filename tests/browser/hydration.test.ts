import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPages } from '../../scripts/browser/list-pages.ts';
import { wake } from '../../scripts/browser/wake.ts';
import { openPortal, type Portal } from './support/portal.ts';
import { turn } from './support/turns.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

/** Those whose turn it is: all have it within four days. */
const pages = turn(
  (await listPages()).filter((path) => path !== '/programs/nobody'),
  20,
);

test.each(pages)('%s comes alive as it was rendered, within its policy', async (path) => {
  const { page, context, complaints } = await portal.open();
  await page.goto(`${portal.server.origin}${path}`);
  await wake(page);
  expect(complaints).toEqual([]);
  await context.close();
});
