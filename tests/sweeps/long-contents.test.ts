import { afterAll, beforeAll, expect, test } from 'vitest';
import { browsePortal, type Portal } from '../browser/support/portal.ts';
import { unreadable } from '../support/browser/clipping.ts';
import { startLiveServer } from '../support/browser/live-server.ts';
import { sticksOut } from '../support/browser/objections.ts';
import { settle } from '../support/browser/settle.ts';
import { signInAs } from '../support/browser/sign-in-as.ts';
import { hostilePrograms, sendHostileAnswers } from '../support/hostile-programs.ts';
import type { TodaysPrograms } from '../support/todays-programs.ts';

const SLUG = 'marquee';
const PHONE = 360;
const WIDTHS = [PHONE, 1440];
const SECTIONS = ['', '/quests', '/quests#points', '/leaderboards', '/rewards', '/requests'];

let programs: TodaysPrograms;
let portal: Portal;
beforeAll(async () => {
  programs = hostilePrograms(SLUG);
  const environment = { MARQUEE_RATE_LIMITS: 'off', MARQUEE_PROGRAMS: programs.folder };
  portal = await browsePortal(startLiveServer(environment), 'all');
});
afterAll(async () => {
  await portal?.close();
  programs?.remove();
});

test('the longest titles, names, words and figures fit every page', {
  timeout: 300_000,
}, async () => {
  const opened = await portal.open();
  const { page, context } = opened;
  const faults: Record<string, readonly string[]> = {};
  const look = async (path: string) => {
    await page.goto(portal.server.origin + path);
    // A part of the same page comes without a load to wait for.
    await page.locator('main').filter({ hasText: 'Donaudampfschifffahrt' }).waitFor();
    await settle(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const found = await sticksOut(page);
      if (width === PHONE) found.push(...(await unreadable(page)));
      if (found.length > 0) faults[`${path} at ${width} px`] = found;
    }
  };
  await look(`/programs/${SLUG}`);
  await signInAs(portal, opened, SLUG, 'maya');
  await sendHostileAnswers(context);
  for (const path of SECTIONS) await look(`/programs/${SLUG}/dashboard${path}`);
  await look(`/bingo/${SLUG}/1`);
  expect(faults).toEqual({});
});
