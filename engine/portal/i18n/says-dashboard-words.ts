import type { ViewContent } from '#contract/programs/view.ts';

/** Blocks with which people sign in or apply. */
const BLOCKS: ReadonlySet<string> = new Set(['login', 'application_form', 'key_request']);

/** Whether a page says words of the dashboard; the others do not carry them. */
export function saysDashboardWords(content: ViewContent): boolean {
  if (content.kind === 'page') return content.page.blocks.some(({ kind }) => BLOCKS.has(kind));
  return content.kind === 'section' || content.kind === 'site';
}
