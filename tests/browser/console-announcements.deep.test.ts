import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { objectionsInBothModes, sticksOut } from '../support/browser/objections.ts';
import { workAs } from './support/console.ts';
import { openDashboard } from './support/dashboard.ts';

const { portal, visit, enter } = openDashboard();
/** Whether a picture's pixels have come. */
const isPainted = (image: Locator) =>
  image.evaluate(async (found) => {
    if (!(found instanceof HTMLImageElement)) return false;
    await found.decode();
    return found.naturalWidth > 0;
  });
const NEWS = '/operator/marquee/announcements';

test('what an operator announces is read on the start page, live too, and counted', async () => {
  const maya = await enter('maya');
  await visit(maya, '');
  const { page, context, complaints } = await workAs(portal(), 'olivia', `${NEWS}/new`);
  await page.getByText('What you write is shown here').waitFor();
  await page.getByLabel('Title (English)').fill('Winter night');
  await page.getByText('What you write is shown here').waitFor({ state: 'detached' });
  await page.getByLabel('Text (English)').fill('Come at eight.\n\n**Bring** friends.');
  await page.reload();
  await page.getByRole('heading', { level: 3, name: 'Winter night' }).waitFor();
  expect(await page.getByLabel('Text (English)').inputValue()).toContain('**Bring** friends.');
  await page.getByRole('button', { name: 'Count whom it reaches' }).click();
  await page.getByText(/\d+ members?; \d+ wants?/).waitFor();
  await page.getByRole('button', { name: 'Announce' }).click();
  await page.getByText('It is announced').first().waitFor();
  await maya.page.getByText('News: Winter night').first().waitFor();
  await maya.page.getByRole('heading', { name: 'Winter night' }).waitFor();
  await maya.page.getByText('**Bring** friends.').waitFor();
  await page.getByRole('link', { name: 'All announcements' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Winter night' });
  const seen = async () => {
    await page.reload();
    await row.waitFor();
    return row.getByRole('cell').nth(4).innerText();
  };
  await expect.poll(seen).toBe('1');
  await page.getByRole('link', { name: 'Winter night' }).click();
  await page.getByRole('button', { name: 'End it' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End it' }).click();
  await page.getByText('It has ended').first().waitFor();
  expect(complaints).toEqual([]);
  await Promise.all([context.close(), maya.context.close()]);
});

test('it carries a picture of the manifest, chosen with the keyboard, kept in the draft and shown to members', async () => {
  const maya = await enter('maya');
  const { page, context, complaints } = await workAs(portal(), 'olivia', `${NEWS}/new`);
  const pictures = page.getByRole('group', { name: 'Picture' });
  const options = pictures.getByRole('radio');
  await options.first().waitFor();
  expect(await options.first().evaluate((radio) => radio.closest('label')?.textContent)).toBe(
    'No picture',
  );
  expect(await options.first().isChecked()).toBe(true);
  await options.first().focus();
  await page.keyboard.press('ArrowDown');
  const chosen = pictures.locator('label').nth(1);
  expect(await options.nth(1).isChecked()).toBe(true);
  const source = await chosen.locator('img').getAttribute('src');
  expect(source).toMatch(/^\/assets\/programs\/marquee\//);
  const preview = page.getByRole('article').first().locator('img');
  await page.getByLabel('Title (English)').fill('Winter lights');
  await page.getByLabel('Text (English)').fill('The windows are lit.');
  expect(await preview.getAttribute('src')).toBe(source);
  await page.reload();
  await page.getByRole('heading', { level: 3, name: 'Winter lights' }).waitFor();
  expect(await options.nth(1).isChecked()).toBe(true);
  expect(await isPainted(preview)).toBe(true);
  await page.getByRole('button', { name: 'Announce' }).click();
  await page.getByText('It is announced').first().waitFor();
  // The form is empty again, for the next one.
  expect(await options.first().isChecked()).toBe(true);
  await visit(maya, '');
  const article = maya.page.getByRole('article').filter({ hasText: 'Winter lights' });
  await article.scrollIntoViewIfNeeded();
  const shown = article.locator('img');
  expect(await shown.getAttribute('src')).toBe(source);
  expect(await isPainted(shown)).toBe(true);
  expect(await article.locator('source').first().getAttribute('type')).toBe('image/avif');
  await page.getByRole('link', { name: 'All announcements' }).click();
  await page.getByRole('link', { name: 'Winter lights' }).click();
  await options.nth(1).waitFor();
  expect(await options.nth(1).isChecked()).toBe(true);
  // The manifest drops it: the form says so, and saves it without.
  await page.route('**/operator/announcement_setting*', async (route) => {
    const answer = await route.fetch();
    const { images, ...setting } = await answer.json();
    await route.fulfill({ response: answer, json: { ...setting, images: images.slice(1) } });
  });
  await page.reload();
  await pictures.getByText('is not in the manifest any more').waitFor();
  expect(await options.first().isChecked()).toBe(true);
  expect(await preview.count()).toBe(0);
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await page.getByText('The changes are saved').first().waitFor();
  await pictures.getByText('One of the manifest’s pictures').waitFor();
  await visit(maya, '');
  await article.waitFor();
  expect(await shown.count()).toBe(0);
  expect([complaints, maya.complaints]).toEqual([[], []]);
  await Promise.all([context.close(), maya.context.close()]);
});

test('nobody meets a barrier, and on a phone nothing sticks out', async () => {
  const viewport = { width: 360, height: 740 };
  const { page, context, complaints } = await workAs(portal(), 'olivia', NEWS, { viewport });
  await page.getByRole('heading', { name: 'In the manifest' }).waitFor();
  expect(await sticksOut(page)).toEqual([]);
  expect(await objectionsInBothModes(page)).toEqual([]);
  await page.getByRole('link', { name: 'Write one' }).click();
  await page.getByLabel('Title (English)').fill('Winter night');
  const pictures = page.getByRole('group', { name: 'Picture' });
  await pictures.getByRole('radio').nth(1).check();
  const sizes = await pictures.locator('label').evaluateAll((labels) =>
    labels.map((label) => ({
      height: label.getBoundingClientRect().height,
      cut: label.scrollHeight > label.clientHeight,
    })),
  );
  expect(Math.min(...sizes.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
  expect(sizes.filter(({ cut }) => cut)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);
  expect(await objectionsInBothModes(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
