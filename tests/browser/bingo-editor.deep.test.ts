import { expect, test } from 'vitest';
import { objections, objectionsInBothModes, sticksOut } from '../support/browser/objections.ts';
import { wake } from '../support/browser/wake.ts';
import { openDashboard } from './support/dashboard.ts';
import type { OpenPage } from './support/portal.ts';

const { portal, arrive, enter } = openDashboard();

const EDITOR = '/bingo/marquee/generate';
const LIST = Array.from({ length: 12 }, (_, at) => `Thing number ${at + 1}`);

const openEditor = async ({ page }: OpenPage, search = '') => {
  await page.goto(portal().server.origin + EDITOR + search);
  await wake(page);
  await page.getByRole('textbox', { name: 'Title' }).waitFor();
};
const pasteList = async ({ page }: OpenPage, lines: readonly string[]) => {
  await page.locator('summary', { hasText: 'Paste a list' }).click();
  await page.getByRole('textbox', { name: 'Paste a list or a CSV file' }).fill(lines.join('\n'));
};
const cell = ({ page }: OpenPage, row: number, column: number) =>
  page.getByRole('button', { name: new RegExp(`^Row ${row}, column ${column}: `) });
const labelAt = async (opened: OpenPage, row: number, column: number) =>
  (await cell(opened, row, column).innerText()).trim();

test('a visitor pastes, reads what is wrong, and finds it all again after a reload', async () => {
  const opened = await portal().open();
  const { page, context } = opened;
  await openEditor(opened);
  await page.getByLabel('Size').selectOption('3');
  await page.getByText('0 of 8 needed').waitFor();
  await pasteList(opened, ['label,weight', ...LIST.map((label) => `${label},1`), 'Broken,heavy']);
  await page.getByText('Line 14: The weight is “heavy”.').waitFor();
  await page.getByRole('button', { name: 'Add 12 items' }).click();
  await page.getByText('12 of 8 needed').waitFor();
  await page.getByRole('textbox', { name: 'New item' }).fill('thing NUMBER 3');
  await page.keyboard.press('Enter');
  await page.getByText('“thing NUMBER 3” is the same as item 3.').first().waitFor();
  await page.getByRole('button', { name: 'Item 13:', exact: true }).click();
  const field = page.getByRole('textbox', { name: 'Item 13', exact: true });
  expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
  await field.fill('Another thing');
  await page.getByText('The board has no title. Give it one.').waitFor();
  await expect.poll(() => page.getByText('is the same as').count()).toBe(0);
  expect(await objectionsInBothModes(page)).toEqual([]);

  await page.reload();
  await wake(page);
  await page.getByText('13 of 8 needed').waitFor();
  expect(await page.getByRole('textbox', { name: 'Item 13', exact: true }).inputValue()).toBe(
    'Another thing',
  );
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await sticksOut(page)).toEqual([]);
  expect(await page.getByRole('button', { name: 'Publish' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/programs\/marquee\/login/);
  await page.getByRole('button', { name: 'Continue with Sample people' }).click();
  await page.getByRole('button', { name: /Maya/ }).click();
  await page.waitForURL(/\/bingo\/marquee\/generate/);
  await page.getByText('13 of 8 needed').waitFor();
  await page.getByRole('button', { name: 'Save draft' }).waitFor();
  await context.close();
});

test('cells change places by keyboard and by pointer, and back again', async () => {
  const opened = await portal().open();
  const { page, context } = opened;
  await openEditor(opened);
  await page.getByLabel('Size').selectOption('3');
  await pasteList(opened, LIST);
  await page.getByRole('button', { name: 'Add 12 items' }).click();
  await page.getByRole('button', { name: 'By hand', exact: true }).click();
  const [first, below] = [await labelAt(opened, 1, 1), await labelAt(opened, 2, 1)];

  await cell(opened, 1, 1).focus();
  await page.keyboard.press('Space');
  await page.getByText(`Picked up “${first}”.`).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.getByText(`Over row 2, column 1: ${below}`).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText(`“${first}” stays where it was.`).waitFor();
  expect(await labelAt(opened, 1, 1)).toBe(first);

  await cell(opened, 1, 1).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.getByText(`changed places with “${below}”`).waitFor();
  expect([await labelAt(opened, 1, 1), await labelAt(opened, 2, 1)]).toEqual([below, first]);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect([await labelAt(opened, 1, 1), await labelAt(opened, 2, 1)]).toEqual([first, below]);
  await page.getByRole('button', { name: 'Redo' }).click();
  expect(await labelAt(opened, 1, 1)).toBe(below);

  const last = await labelAt(opened, 3, 3);
  await cell(opened, 3, 3).scrollIntoViewIfNeeded();
  await cell(opened, 1, 1).dragTo(cell(opened, 3, 3));
  expect([await labelAt(opened, 1, 1), await labelAt(opened, 3, 3)]).toEqual([last, below]);
  expect(await objections(page)).toEqual([]);
  await context.close();
});

test('a creator saves, publishes, and is led to the board that others play', async () => {
  const opened = await enter('maya');
  const { page, context, complaints } = opened;
  await openEditor(opened);
  await page.getByRole('textbox', { name: 'Title' }).fill('Friday night');
  await page.getByLabel('Size').selectOption('3');
  await pasteList(opened, LIST);
  await page.getByRole('button', { name: 'Add 12 items' }).click();
  await page.getByText(/it from being published/).waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name: 'Publish' }).isEnabled()).toBe(true);
  await page.getByRole('textbox', { name: 'Item 1', exact: true }).fill('');
  await page.getByText('1 thing keeps it from being published.').waitFor();
  expect(await page.getByRole('button', { name: 'Publish' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByText('The draft is saved.', { exact: true }).waitFor();
  await page.waitForURL(/\?board=\d+/);

  await page.reload();
  await wake(page);
  await page.getByText('Everything is saved.').waitFor();
  expect(await page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Friday night');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('heading', { name: 'This board is published' }).waitFor();
  expect(await objections(page)).toEqual([]);
  await page.getByRole('link', { name: 'Play it' }).click();
  await page.waitForURL(/\/bingo\/marquee\/\d+/);
  await page.getByRole('heading', { name: 'Friday night' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('who changed an older state of a board is asked which one is right', async () => {
  const opened = await enter('sofia');
  const { page, context } = opened;
  await openEditor(opened);
  await page.getByRole('textbox', { name: 'Title' }).fill('Mine');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.waitForURL(/\?board=\d+/);
  const other: OpenPage = { ...opened, page: await context.newPage() };
  await openEditor(other, new URL(page.url()).search);
  await other.page.getByRole('textbox', { name: 'Title' }).fill('Theirs');
  await other.page.getByRole('button', { name: 'Save draft' }).click();
  await other.page.getByText('The draft is saved.', { exact: true }).waitFor();

  await page.getByRole('textbox', { name: 'Title' }).fill('Mine, again');
  await page.getByRole('button', { name: 'Save draft' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'changed somewhere else' });
  await alert.getByRole('button', { name: 'Go on with mine' }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByText('The draft is saved.', { exact: true }).last().waitFor();
  await page.reload();
  await wake(page);
  await page.getByText('Everything is saved.').waitFor();
  expect(await page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Mine, again');
  await page.getByRole('button', { name: 'Delete board …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click();
  await page.getByText('The board is deleted.', { exact: true }).waitFor();
  await context.close();
});

test('what becomes of a saved board leaves another that is not saved alone', async () => {
  const opened = await arrive('sofia');
  const { page, context } = opened;
  const title = page.getByRole('textbox', { name: 'Title' });
  const removeIt = async () => {
    await page.getByRole('button', { name: 'Delete board …' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click();
    await page.getByText('The board is deleted.', { exact: true }).waitFor();
  };
  await openEditor(opened);
  await title.fill('Published');
  await page.getByLabel('Size').selectOption('3');
  await pasteList(opened, LIST);
  await page.getByRole('button', { name: 'Add 12 items' }).click();
  await page.getByText(/it from being published/).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('heading', { name: 'This board is published' }).waitFor();
  const { search } = new URL(page.url());
  await openEditor(opened);
  await title.fill('Not saved');

  await page.goto(portal().server.origin + EDITOR + search);
  await wake(page);
  await page.getByRole('button', { name: 'Make a copy' }).click();
  await page.waitForURL(/board=copy-/);
  expect(await title.inputValue()).toContain('Published');
  await title.fill('My copy');
  await page.locator('summary:visible', { hasText: 'EN' }).click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await page.waitForURL(/board=copy-.*locale=de/);
  await wake(page);
  expect(await page.getByRole('textbox', { name: 'Titel' }).inputValue()).toBe('My copy');

  await page.goto(`${portal().server.origin}${EDITOR}${search}&locale=en`);
  await wake(page);
  await removeIt();
  expect(await title.inputValue()).toBe('Not saved');
  await openEditor(opened, '?locale=en');
  expect(await title.inputValue()).toBe('Not saved');
  await context.close();
});

test('a number can be cleared and typed anew', async () => {
  const opened = await portal().open();
  const { page, context } = opened;
  await openEditor(opened);
  const cards = page.getByRole('spinbutton', { name: 'Cards' });
  await cards.fill('');
  expect(await cards.inputValue()).toBe('');
  await cards.pressSequentially('12');
  expect(await cards.inputValue()).toBe('12');
  await cards.fill('');
  await cards.blur();
  expect(await cards.inputValue()).toBe('12');
  await context.close();
});

test('cards are printed on sheets of their own, and nothing else is', async () => {
  const opened = await portal().open();
  const { page, context } = opened;
  await openEditor(opened);
  await page.getByRole('textbox', { name: 'Title' }).fill('On paper');
  await page.getByLabel('Size').selectOption('3');
  await pasteList(opened, LIST);
  await page.getByRole('button', { name: 'Add 12 items' }).click();
  await page.getByRole('spinbutton', { name: 'Cards' }).fill('3');
  await page.getByLabel('Cards on a page').selectOption('2');
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.getByRole('heading', { name: 'On paper' }).count()).toBe(3);
  expect(await page.getByText(/^Seed: /).count()).toBe(3);
  expect(await page.getByRole('main').isVisible()).toBe(false);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
  expect(pdf).toMatch(/MediaBox \[0 0 59\d\.\d+ 84\d\.\d+\]/);
  await context.close();
});

test('in Arabic the editor reads from right to left', async () => {
  const opened = await portal().open();
  const { page, context } = opened;
  await page.goto(`${portal().server.origin}${EDITOR}?locale=ar-sa`);
  await wake(page);
  await page.locator('#items-title').waitFor();
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  expect(await objections(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await sticksOut(page)).toEqual([]);
  await context.close();
});
