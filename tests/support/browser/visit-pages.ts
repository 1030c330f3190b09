import type { Browser, BrowserContext, Page } from 'playwright-core';
import { Catalogue } from '#catalogue/catalogue.ts';
import type { Program } from '#contract/programs/program.ts';
import { memberSections } from '#domain/routing/section-bar.ts';
import { guestVisits, keptByGuest } from './guest-visits.ts';
import { LIVE_PAGES, listKeyPages, listPages } from './list-pages.ts';
import type { ServedSamples } from './live-server.ts';
import { isKeySection, memberVisits, viewsOf } from './member-visits.ts';
import { settle } from './settle.ts';
import { signInAs } from './sign-in-as.ts';
import { KEY_VISITORS, type Visitor, visitorsOf } from './visitors.ts';
import {
  type Choice,
  describeVisit,
  type Look,
  type Looker,
  localized,
  type Visit,
} from './visits.ts';

/** The program that an address on the main host belongs to. */
const PROGRAM = /^\/(?:programs|bingo|__archive)\/([^/]+)/;
const PHONE = { width: 360, height: 740 };

/** A way through all pages. */
export interface Tour {
  readonly server: ServedSamples;
  readonly browser: Browser;
  readonly look: Look;
  readonly choice: Choice;
  readonly looker: Looker;
  /** Makes the browser of each person what it is to be, before its first page. */
  readonly prepare?: (context: BrowserContext) => Promise<void>;
}

/** Shows every page of the portal to `looker`, one after another, as everybody who sees it. */
export async function visitPages(tour: Tour): Promise<void> {
  await visitPublicPages(tour);
  const programs = await livePrograms(tour.server);
  for (const program of programs) {
    if (!isChosen(tour.choice.programs, program.slug)) continue;
    await visitAsGuests(tour, program);
    const visitors = tour.choice.key ? KEY_VISITORS : visitorsOf(program, programs);
    for (const visitor of visitors)
      if (isChosen(tour.choice.people, visitor.person)) await visitAs(tour, program, visitor);
  }
}

const isChosen = (chosen: readonly string[] | undefined, name: string): boolean =>
  chosen === undefined || chosen.includes(name);

/** Programs with a place for members. */
export async function livePrograms(server: Pick<ServedSamples, 'data'>): Promise<Program[]> {
  const catalogue = await servedCatalogue(server);
  return [...catalogue.served()].flatMap(([slug, { status }]) => {
    const program = catalogue.program(slug);
    return program && status !== 'archived' && memberSections(program.sections).length > 0
      ? [program]
      : [];
  });
}

const servedCatalogue = ({ data }: Pick<ServedSamples, 'data'>): Promise<Catalogue> =>
  Catalogue.open({
    folder: process.env.MARQUEE_PROGRAMS ?? 'programs',
    dataFolder: data,
    environment: 'development',
  });

/** The bingo boards of each program's campaign, or the first one of each; and the editor. */
async function bingoPages({ server, choice }: Tour): Promise<string[]> {
  const catalogue = await servedCatalogue(server);
  return [...catalogue.served()].flatMap(([slug]) => {
    const boards = catalogue.campaign(slug)?.bingo_boards ?? [];
    const pages = boards.map(({ id }) => `/bingo/${slug}/${id}`);
    if (choice.key) return pages.slice(0, 1);
    return pages.length > 0 ? [...pages, `/bingo/${slug}/generate`] : [];
  });
}

async function visitPublicPages(tour: Tour): Promise<void> {
  if (!isChosen(tour.choice.people, 'nobody')) return;
  const pages = tour.choice.key ? await listKeyPages() : [...(await listPages()), ...LIVE_PAGES];
  await withPage(tour, async (page) => {
    for (const path of [...pages, ...(await bingoPages(tour))])
      if (isChosen(tour.choice.programs, PROGRAM.exec(path)?.[1] ?? ''))
        await show(tour, page, { path });
  });
}

async function visitAsGuests(tour: Tour, { slug }: Program): Promise<void> {
  if (!isChosen(tour.choice.people, 'guest')) return;
  const guests = await guestVisits(tour.server, slug);
  for (const guest of tour.choice.key ? guests.slice(0, 1) : guests)
    await withPage(tour, async (page, context) => {
      const kept = keptByGuest(guest);
      if (kept)
        await context.addInitScript(([key, value]) => localStorage.setItem(key, value), kept);
      await show(tour, page, guest.visit);
    });
}

async function visitAs(tour: Tour, program: Program, { person, sight }: Visitor): Promise<void> {
  await withPage(tour, async (page) => {
    // By buttons it would be impossible on another day: cookies end by the browser's real clock.
    await signInAs(tour, { page }, program.slug, person);
    for (const visit of await memberVisits(page, program, { as: person, sight })) {
      if (tour.choice.key && !isKeySection(program, visit)) continue;
      if (!(await show(tour, page, visit)) || tour.choice.key) continue;
      for (const view of await viewsOf(page, visit)) await show(tour, page, view);
    }
  });
}

async function withPage(
  { browser, look, prepare }: Tour,
  use: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(
    (mode) => localStorage.setItem('creators_color_mode', mode),
    look.mode ?? 'dark',
  );
  try {
    await prepare?.(context);
    await use(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

/** @returns whether it was wanted */
async function show({ server, look, choice, looker }: Tour, page: Page, visit: Visit) {
  const line = describeVisit(visit);
  if (choice.parts && !choice.parts.some((part) => line.includes(part))) return false;
  if (choice.wanted?.(visit) === false) return false;
  // As on a phone: what follows the width at first must not be that of the last look.
  await page.setViewportSize(PHONE);
  const response = await page.goto(server.origin + localized(visit.path, look.locale));
  const status = response?.status() ?? 200;
  if (status >= 500) throw new Error(`${line} answered ${status}.`);
  await settle(page);
  await looker(page, visit);
  return true;
}
