import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { buildFirst } from './build-first.ts';
import { type Dashboard, openDashboard } from './interactions/dashboard.ts';
import { MEASURED_PAGES, type MeasuredPage, type Press } from './interactions/interactions.ts';
import { freeze, observePresses, press } from './interactions/press.ts';
import { atMost, printReport, type Row, readable } from './report.ts';
import { median } from './statistics.ts';

/**
 * Measures from a press to the next paint on the longest lists of the dashboard, on a phone's
 * screen and a four times slower processor, beside the same page without any script.
 *   --rounds 7   presses of each kind; the median is printed
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '7' } } });
const rounds = Number(values.rounds);
const AIM_MS = 100;
/** More than the board shows, so that there is always a next page. */
const CREATORS = 2_000;

buildFirst();
const [quests] = MEASURED_PAGES;
const dashboard = await openDashboard(quests?.wanted ?? 0, CREATORS);
try {
  for (const measured of MEASURED_PAGES) {
    const { title, rows } = await measurePage(dashboard, measured);
    printReport(title, rows);
  }
} finally {
  await dashboard.close();
}

async function measurePage({ open }: Dashboard, measured: MeasuredPage) {
  const page = await open(measured.section);
  const shown = await measured.ready(page, measured.wanted);
  const frozen = await freeze(page);
  await observePresses(frozen);
  await observePresses(page);
  const rows: Row[] = [];
  for (const presses of measured.interactions) {
    const alone = await pressInTurns(frozen, presses);
    await page.bringToFront();
    const times = await pressInTurns(page, presses);
    await frozen.bringToFront();
    for (const { what } of presses) {
      const own = times.get(what) ?? [];
      rows.push({
        what,
        result: `${readable(median(own))} ms (worst ${readable(Math.max(...own))})`,
        reference: `without script ${readable(median(alone.get(what) ?? []))} ms`,
        aim: atMost(median(own), AIM_MS, 'ms'),
      });
    }
  }
  await page.context().close();
  return { title: `${measured.title}: ${shown} entries, press to paint`, rows };
}

async function pressInTurns(page: Page, presses: readonly Press[]) {
  const times = new Map<string, number[]>(presses.map(({ what }) => [what, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const { what, target } of presses) times.get(what)?.push(await press(page, target(page)));
  return times;
}
