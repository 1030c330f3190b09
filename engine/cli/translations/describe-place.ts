import type { PlacedText } from '#catalogue/compile/program-texts.ts';

/** What tells one item of a list from the others, the most telling first. */
const LABELS = ['kind', 'path', 'slug', 'name', 'value', 'id'];

/** Where a text stands, as people find it: `pages[0] (/) › blocks[2] (faq) › items[0] › question`. */
export function describePlace({ within, path }: PlacedText): string {
  const steps: string[] = [];
  let current: unknown = within;
  for (const part of path) {
    current = (current as Record<string | number, unknown>)[part];
    if (typeof part === 'string') steps.push(part);
    else steps.push(`${steps.pop() ?? ''}[${part}]${labelOf(current)}`);
  }
  return steps.join(' › ');
}

function labelOf(item: unknown): string {
  if (typeof item !== 'object' || item === null) return '';
  const fields = item as Record<string, unknown>;
  const label = LABELS.map((name) => fields[name]).find(
    (value) => typeof value === 'string' || typeof value === 'number',
  );
  return label === undefined ? '' : ` (${label})`;
}
