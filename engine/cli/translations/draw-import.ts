import { excerpt } from './draw-coverage.ts';
import type { ImportPlan } from './plan-import.ts';
import type { FileGroup } from './read-import-files.ts';

/** What an import does to one file, in a line. */
export function drawPlan(plan: ImportPlan, { fuzzy }: FileGroup, prune: boolean): string {
  const parts = [
    `${plan.added} new`,
    `${plan.changed} changed`,
    `${plan.unchanged} unchanged`,
    ...some(plan.empty, 'without translation'),
    ...some(fuzzy, 'fuzzy, left out'),
    ...some(countBad(plan), 'bad'),
    ...some(plan.stale, prune ? 'of texts that are gone, dropped' : 'of texts that are gone, kept'),
  ];
  return `${plan.file}: ${parts.join(', ')}`;
}

/** How many entries are bad, each with one fault or several. */
export const countBad = ({ bad }: ImportPlan): number => new Set(bad.map(({ text }) => text)).size;

const some = (count: number, what: string) => (count > 0 ? [`${count} ${what}`] : []);

/** What is wrong with entries, a line for each fault. */
export function drawBad({ bad }: ImportPlan, { lines }: FileGroup): string[] {
  return bad.map(({ text, reason }) => `${lines.get(text) ?? ''}: ${excerpt(text)}: ${reason}.`);
}
