import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { sticksOut } from '../../support/browser/objections.ts';
import { mailFiles } from './journey-mail.ts';
import { type Phrases, phrasesOf } from './journey-words.ts';
import type { LivePortal } from './live-portal.ts';

export interface Setting {
  /** The program's slug. */
  readonly program: string;
  /** The path of its landing page. */
  readonly home: string;
  readonly locale?: string;
  readonly width?: number;
  /** The sample person, as their button at the provider is called. */
  readonly person: string;
  readonly email: string;
  /** The account to sign in with, as its button is called. */
  readonly account?: string;
}

/** A person on their way through a program, with a browser of their own. */
export interface Journey extends Setting, Phrases {
  readonly locale: string;
  readonly portal: LivePortal;
  readonly page: Page;
  readonly context: BrowserContext;
  readonly complaints: readonly string[];
  /** The mails that were read. */
  readonly mails: Set<string>;
}

export async function beginJourney(portal: LivePortal, setting: Setting): Promise<Journey> {
  const { locale = 'en', width = 1280, program } = setting;
  const opened = await portal.open({
    locale: locale === 'en' ? 'en-US' : locale,
    viewport: { width, height: 800 },
    timezoneId: 'Europe/Berlin',
  });
  // Mails of an earlier journey do not count.
  const mails = new Set(await mailFiles(portal.data));
  return { ...setting, ...opened, ...phrasesOf(locale, program), portal, mails };
}

export const button = ({ page, name }: Journey, english: string): Locator =>
  page.getByRole('button', { name: name(english) }).first();

export const link = ({ page, name }: Journey, english: string): Locator =>
  page.getByRole('link', { name: name(english) }).first();

export const text = ({ page, name }: Journey, english: string): Locator =>
  page.getByText(name(english)).first();

export const field = ({ page, name }: Journey, english: string): Locator =>
  page.getByLabel(name(english));

/** Something to tick or choose; more may be said of it below. */
export const choice = ({ page, name }: Journey, english: string): Locator =>
  page.getByLabel(new RegExp(name(english).source.replace(/\$$/, ''), 'u'));

/**
 * Opens a section by the menu, on a phone behind "More" where the bar has no room for it, and
 * waits until it says what it has to say.
 */
export async function openSection(journey: Journey, title: string): Promise<void> {
  const section = link(journey, title);
  const more = journey.page.locator('summary', { hasText: journey.name('More') });
  if (!(await section.isVisible())) await more.click();
  await section.click();
  await journey.page
    .getByRole('heading', { level: 1, name: new RegExp(journey.name(title).source, 'iu') })
    .waitFor();
  await look(journey);
}

/**
 * Looks at the page as it has come to rest: nothing sticks out, nothing is left in English where
 * another language is spoken, and nothing was refused.
 */
export async function look({ page, english, complaints }: Journey): Promise<void> {
  await page.locator('[data-loading]').first().waitFor({ state: 'detached' });
  expect.soft(english(await visibleTexts(page)), page.url()).toEqual([]);
  expect.soft(await sticksOut(page), page.url()).toEqual([]);
  expect.soft(complaints, page.url()).toEqual([]);
}

/** All words of a page, read or heard: texts, names of controls, placeholders, alternatives. */
async function visibleTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent?.closest('script, style, noscript, [lang]:not(html)')) continue;
      if (parent?.checkVisibility()) texts.push(walker.currentNode.textContent ?? '');
    }
    for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
      for (const element of document.body.querySelectorAll(`[${name}]`))
        if (element.checkVisibility()) texts.push(element.getAttribute(name) ?? '');
    return [...new Set(texts.map((each) => each.replace(/\s+/g, ' ').trim()))];
  });
}
