import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPortal, type Portal } from '../browser/support/portal.ts';
import { listPages } from '../support/browser/list-pages.ts';
import { objectionsInBothModes, sticksOut } from '../support/browser/objections.ts';
import { sampleOf } from '../support/sample-of.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

/** Some of all; `npm run axe` and `npm run overflow` look at all of them. */
const pages = sampleOf(
  (await listPages()).filter((path) => !path.endsWith('/terms')),
  4,
);

/** Landing pages and logins, in both directions of writing, in dark and in light. */
describe.each(['en', 'ar-sa'])('in %s', (locale) => {
  test.each(pages)('%s has nothing that axe objects to', async (path) => {
    const { page, context } = await portal.open();
    await page.goto(`${portal.server.origin}${path}?locale=${locale}`);
    expect(await objectionsInBothModes(page)).toEqual([]);
    await context.close();
  });
});

/** At a phone's width nothing may stick out. */
test.each(pages)('%s fits a phone', async (path) => {
  const { page, context } = await portal.open({ viewport: { width: 360, height: 740 } });
  await page.goto(`${portal.server.origin}${path}`);
  expect(await sticksOut(page)).toEqual([]);
  await context.close();
});

test('what axe objects to is named, with the mode that has it', async () => {
  const { page, context } = await portal.open();
  await page.setContent(`<!doctype html><html lang="en" data-color-mode="preference" data-mode="dark">
    <title>A page</title><style>
      p, h1 { color: #000; background: #fff }
      [data-mode=light] p { color: #eee }
      [data-mode=dark] img { display: none }
    </style><main><h1>A page</h1><p>A sentence</p><img src="data:,"><button></button></main>`);
  const found = await objectionsInBothModes(page);
  await context.close();
  expect(found.map((objection) => objection.split(': <')[0]).sort()).toEqual([
    'button-name',
    'in light: button-name',
    'in light: color-contrast',
    'in light: image-alt',
  ]);
});
