import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listPages } from '../../scripts/browser/list-pages.ts';
import { openPortal, type Portal } from './support/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const pages = (await listPages()).filter((path) => !path.endsWith('/terms'));

/** Every landing page and login, in both directions of writing. */
describe.each(['en', 'ar-sa'])('in %s', (locale) => {
  test.each(pages)('%s has nothing that axe objects to', async (path) => {
    const { page, context } = await portal.open({ reducedMotion: 'reduce' });
    await page.goto(`${portal.server.origin}${path}?locale=${locale}`);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ html, any }) => `${html.slice(0, 120)} ${any[0]?.message ?? ''}`).join(' | ')}`,
      ),
    ).toEqual([]);
    await context.close();
  });
});

/** At a phone's width nothing may stick out. */
test.each(pages)('%s fits a phone', async (path) => {
  const { page, context } = await portal.open({ viewport: { width: 360, height: 740 } });
  await page.goto(`${portal.server.origin}${path}`);
  const wide = await page.evaluate(() =>
    document.documentElement.scrollWidth > document.documentElement.clientWidth
      ? [...document.querySelectorAll('main *')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .slice(0, 5)
          .map((element) => element.outerHTML.slice(0, 120))
      : [],
  );
  expect(wide).toEqual([]);
  await context.close();
});
