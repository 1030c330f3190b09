import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DAY = 86_400_000;
/** The hour at which the last of the samples that have begun began; the next begins a day later. */
const WRITTEN_AT = Date.UTC(2026, 10, 20, 9);
const MOMENT = /\b\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?Z/g;

/** The whole days that have passed since the sample campaigns were written, as milliseconds. */
const passed = Math.floor((Date.now() - WRITTEN_AT) / DAY) * DAY;

/** When a moment that a sample campaign names is today: as far ahead as on the day it was written. */
export const todaysMoment = (written: string): Date => new Date(Date.parse(written) + passed);

export interface TodaysPrograms {
  readonly folder: string;
  readonly remove: () => void;
}

/** The same as `writeTodaysPrograms`, in a folder of one's own. */
export function todaysPrograms(): TodaysPrograms {
  const root = mkdtempSync(join(tmpdir(), 'marquee-programs-'));
  const folder = join(root, 'programs');
  writeTodaysPrograms(folder);
  return { folder, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/**
 * Writes a copy of the sample programs in which every moment is as far ahead as on the day they were
 * written: their seasons do not end because tests run later.
 */
export function writeTodaysPrograms(folder: string): void {
  cpSync('programs', folder, { recursive: true });
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/(?:program|campaign)\.yaml$/.test(entry)) continue;
    const file = join(folder, entry);
    const moved = readFileSync(file, 'utf8').replace(MOMENT, (moment) =>
      todaysMoment(moment).toISOString().replace('.000', ''),
    );
    writeFileSync(file, moved);
  }
}
