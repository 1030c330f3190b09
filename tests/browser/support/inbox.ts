import type { Locator, Page } from 'playwright-core';

/** Where operators of Marquee decide what waits. */
export const INBOX = '/operator/marquee/inbox';
export const APPLICATIONS = `${INBOX}?kinds=application`;

/** What waits, an item each. */
export const waitingRows = (page: Page): Locator =>
  page.getByRole('list', { name: 'What waits' }).getByRole('listitem');

/** The heading of an item that is open. */
export const itemHeading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 2, name });

/** The names in the list, from its top. */
export async function waitingNames(page: Page): Promise<string[]> {
  await waitingRows(page).first().waitFor();
  return waitingRows(page)
    .getByRole('checkbox')
    .evaluateAll((ticks) =>
      ticks.map((tick) => tick.getAttribute('aria-label')?.replace('Select: ', '') ?? ''),
    );
}
