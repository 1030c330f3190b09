import type { Locator, Page } from 'playwright-core';

/** Something that a person presses, several times in a row. */
export interface Interaction {
  readonly what: string;
  /** What is pressed, in turns: the second undoes the first. */
  readonly targets: (page: Page) => readonly Locator[];
}

/** A page of the dashboard in the state that is measured. */
export interface MeasuredPage {
  readonly title: string;
  readonly section: string;
  /** Waits until it is in that state; answers how many of what it shows. */
  readonly ready: (page: Page, wanted: number) => Promise<number>;
  readonly wanted: number;
  readonly interactions: readonly Interaction[];
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name });

/** The second view of a section, and back to the first, which is built anew. */
const views = (page: Page) => {
  const links = page.getByRole('main').getByRole('navigation').first().getByRole('link');
  return [links.nth(1), links.first()];
};

/** The two longest lists that a creator meets. */
export const MEASURED_PAGES: readonly MeasuredPage[] = [
  {
    title: 'Quests',
    section: 'quests',
    wanted: 500,
    ready: async (page, wanted) => {
      const cards = page.getByRole('main').getByRole('article');
      await cards.nth(wanted - 1).waitFor({ state: 'attached' });
      return cards.count();
    },
    interactions: [
      { what: 'claim a quest', targets: (page) => [button(page, /^Claim .*round/).first()] },
      { what: 'to another view and back', targets: views },
    ],
  },
  {
    title: 'Leaderboard',
    section: 'leaderboards',
    wanted: 1_000,
    ready: async (page, wanted) => {
      const rows = page.getByRole('main').getByRole('listitem');
      const more = button(page, 'Show more');
      await rows.first().waitFor();
      while ((await rows.count()) < wanted) {
        const before = await rows.count();
        await more.click();
        await rows.nth(before).waitFor({ state: 'attached' });
      }
      return rows.count();
    },
    interactions: [
      {
        what: 'around me, and back to the top',
        targets: (page) => [button(page, 'Around me'), button(page, /^(Top|From the top)/)],
      },
      { what: 'show 50 rows more', targets: (page) => [button(page, 'Show more')] },
    ],
  },
];
