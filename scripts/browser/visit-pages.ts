import type { Browser, BrowserContext, Page } from 'playwright-core';
import { SAMPLE_PEOPLE } from '#api/identity/sample-people.ts';
import { Catalogue } from '#catalogue/catalogue.ts';
import type { Program } from '#contract/programs/program.ts';
import { guestVisits, keptByGuest } from './guest-visits.ts';
import { LIVE_PAGES, listPages } from './list-pages.ts';
import type { ServedSamples } from './live-server.ts';
import { memberSections, memberVisits, viewsOf } from './member-visits.ts';
import { settle } from './settle.ts';
import { signIn } from './sign-in.ts';
import { type Visitor, visitorsOf } from './visitors.ts';
import {
  type Choice,
  describeVisit,
  type Look,
  type Looker,
  localized,
  type Visit,
} from './visits.ts';

const PHONE = { width: 360, height: 740 };

/** A way through all pages. */
export interface Tour {
  readonly server: ServedSamples;
  readonly browser: Browser;
  readonly look: Look;
  readonly choice: Choice;
  readonly looker: Looker;
}

/** Shows every page of the portal to `looker`, one after another, as everybody who sees it. */
export async function visitPages(tour: Tour): Promise<void> {
  await visitPublicPages(tour);
  const programs = await livePrograms(tour.server);
  for (const program of programs) {
    if (!isChosen(tour.choice.programs, program.slug)) continue;
    await visitAsGuests(tour, program);
    for (const visitor of visitorsOf(program, programs))
      if (isChosen(tour.choice.people, visitor.person)) await visitAs(tour, program, visitor);
  }
}

const isChosen = (chosen: readonly string[] | undefined, name: string): boolean =>
  chosen === undefined || chosen.includes(name);

/** Programs with a place for members. */
export async function livePrograms({ data }: Pick<ServedSamples, 'data'>): Promise<Program[]> {
  const folder = process.env.MARQUEE_PROGRAMS ?? 'programs';
  const catalogue = await Catalogue.open({
    ...{ folder, dataFolder: data, environment: 'development' },
  });
  return [...catalogue.served()].flatMap(([slug, { status }]) => {
    const program = catalogue.program(slug);
    return program && status !== 'archived' && memberSections(program).length > 0 ? [program] : [];
  });
}

async function visitPublicPages(tour: Tour): Promise<void> {
  if (!isChosen(tour.choice.people, 'nobody')) return;
  await withPage(tour, async (page) => {
    for (const path of [...(await listPages()), ...LIVE_PAGES])
      if (isChosen(tour.choice.programs, /^\/programs\/([^/]+)/.exec(path)?.[1] ?? ''))
        await show(tour, page, { path });
  });
}

async function visitAsGuests(tour: Tour, { slug }: Program): Promise<void> {
  if (!isChosen(tour.choice.people, 'guest')) return;
  for (const guest of await guestVisits(tour.server, slug))
    await withPage(tour, async (page, context) => {
      const kept = keptByGuest(guest);
      if (kept)
        await context.addInitScript(([key, value]) => localStorage.setItem(key, value), kept);
      await show(tour, page, guest.visit);
    });
}

async function visitAs(tour: Tour, program: Program, { person, sight }: Visitor): Promise<void> {
  const name = SAMPLE_PEOPLE.find(({ id }) => id === person)?.name ?? person;
  await withPage(tour, async (page) => {
    await signIn(page, `${tour.server.origin}${program.base_route}/login`, new RegExp(name));
    for (const visit of await memberVisits(page, program, { as: person, sight })) {
      if (!(await show(tour, page, visit))) continue;
      for (const view of await viewsOf(page, visit)) await show(tour, page, view);
    }
  });
}

async function withPage(
  { browser, look }: Tour,
  use: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce' });
  await context.addInitScript(
    (mode) => localStorage.setItem('creators_color_mode', mode),
    look.mode ?? 'dark',
  );
  try {
    await use(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

/** @returns whether it was wanted */
async function show({ server, look, choice, looker }: Tour, page: Page, visit: Visit) {
  const line = describeVisit(visit);
  if (choice.parts && !choice.parts.some((part) => line.includes(part))) return false;
  // As on a phone: what follows the width at first must not be that of the last look.
  await page.setViewportSize(PHONE);
  const response = await page.goto(server.origin + localized(visit.path, look.locale));
  const status = response?.status() ?? 200;
  if (status >= 500) throw new Error(`${line} answered ${status}.`);
  await settle(page);
  await looker(page, visit);
  return true;
}
