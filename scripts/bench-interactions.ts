import { parseArgs } from 'node:util';
import { buildFirst } from './bench/build-first.ts';
import { type Dashboard, openDashboard } from './bench/interactions/dashboard.ts';
import {
  type Interaction,
  MEASURED_PAGES,
  type MeasuredPage,
} from './bench/interactions/interactions.ts';
import { freeze, observePresses, press } from './bench/interactions/press.ts';
import { atMost, printReport, type Row, readable } from './bench/report.ts';
import { median } from './bench/statistics.ts';

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
  for (const interaction of measured.interactions) {
    const alone = await pressAll(frozen, interaction);
    await page.bringToFront();
    const presses = await pressAll(page, interaction);
    await frozen.bringToFront();
    rows.push({
      what: interaction.what,
      result: `${readable(median(presses))} ms (worst ${readable(Math.max(...presses))})`,
      reference: `without script ${readable(median(alone))} ms`,
      aim: atMost(median(presses), AIM_MS, 'ms'),
    });
  }
  await page.context().close();
  return { title: `${measured.title}: ${shown} entries, press to paint`, rows };
}

async function pressAll(page: Parameters<typeof press>[0], { targets }: Interaction) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const target of targets(page)) times.push(await press(page, target));
  return times;
}
