import type { Locator, Page } from 'playwright-core';

/** Something that a person presses. */
export interface Press {
  readonly what: string;
  readonly target: (page: Page) => Locator;
}

/** A page of the dashboard in the state that is measured. */
export interface MeasuredPage {
  readonly title: string;
  readonly section: string;
  /** Waits until it is in that state; answers how many of what it shows. */
  readonly ready: (page: Page, wanted: number) => Promise<number>;
  readonly wanted: number;
  /** What is pressed again and again; presses of one list in turns, as one undoes the other. */
  readonly interactions: readonly (readonly Press[])[];
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name });

const view = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Views of your quests' }).getByRole('link', { name });

/** One of those that the page keeps at hand: the same from every section. */
const section = (page: Page, name: string) =>
  page.locator('nav').getByRole('link', { name, exact: true }).filter({ visible: true }).first();

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
      [{ what: 'claim a quest', target: (page) => button(page, /^Claim .*round/).first() }],
      [
        { what: 'to the points', target: (page) => view(page, 'Points') },
        { what: 'back to the quests', target: (page) => view(page, 'Quests') },
      ],
      [
        { what: 'to another section', target: (page) => section(page, 'Dashboard') },
        { what: 'back to this section', target: (page) => section(page, 'Quests') },
      ],
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
      [
        { what: 'around me', target: (page) => button(page, 'Around me') },
        { what: 'from the top', target: (page) => button(page, 'From the top') },
      ],
      [{ what: 'show 50 rows more', target: (page) => button(page, 'Show more') }],
    ],
  },
];
