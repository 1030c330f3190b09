import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { table } from '#cli/console/table.ts';
import { DEFAULT_LOCALE } from '#domain/locales/default-locale.ts';
import { CONSOLE_BUDGETS, consoleInCreatorsPages, consoleScripts } from './console-scripts.ts';
import { DASHBOARD_BUDGETS, HOME, LIVE, sectionScripts } from './dashboard-scripts.ts';
import { brotliBytes, landingDocuments } from './landing-documents.ts';

/**
 * Fails where a page grew past what one round trip carries: the inline script, each landing
 * document with its critical style, and the scripts that hydrate it; where a landing page's first
 * view in any language (its document and the faces that are fetched with it) or its picture is too
 * large; where a section of the dashboard or a page of the operators' console fetches more script
 * than it may; or where a page of creators may fetch any script of the console. All sizes are
 * Brotli's, which faces have in themselves.
 */
const BUDGETS = {
  inlineScript: 3_000,
  document: 14_000,
  firstView: 60_000,
  art: 6_000,
  scripts: 130_000,
} as const;
const DATA = process.env.MARQUEE_DATA || '.marquee';

execFileSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
const { build, documents: all } = await landingDocuments(DATA, 'all');
const documents = all.filter(({ locale }) => locale === DEFAULT_LOCALE);
const scripts = build.scripts
  .map((file) => statSync(join(DATA, 'build/client', `${file}.br`)).size)
  .reduce((sum, size) => sum + size, 0);

const fontBytes = (fonts: readonly string[]) =>
  fonts.reduce((sum, file) => sum + statSync(join(DATA, 'build/client', file)).size, 0);
const views = documents.map(({ path }) => {
  const [largest] = all
    .filter((one) => one.path === path)
    .map(({ locale, bytes, fonts }) => ({ locale, size: bytes + fontBytes(fonts) }))
    .toSorted((a, b) => b.size - a.size);
  return {
    what: `first view of ${path} (${largest?.locale})`,
    size: largest?.size ?? 0,
    budget: BUDGETS.firstView,
  };
});

const pictures = documents.flatMap(({ path, html }) => {
  const [, picture] = /<g id="picture">(<svg[\s\S]*?<\/svg>)/.exec(html) ?? [];
  return picture ? { what: `art of ${path}`, size: brotliBytes(picture), budget: BUDGETS.art } : [];
});

const sizes = [
  { what: 'inline script', size: brotliBytes(build.boot), budget: BUDGETS.inlineScript },
  { what: 'scripts that hydrate a page', size: scripts, budget: BUDGETS.scripts },
  ...documents
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ path, bytes }) => ({ what: path, size: bytes, budget: BUDGETS.document })),
  ...views.toSorted((a, b) => b.size - a.size),
  ...pictures.toSorted((a, b) => b.size - a.size),
];
const rows = sizes.map(({ what, size, budget }) => [
  what,
  `${size} B`,
  `${budget} B`,
  size > budget ? `${size - budget} B too much` : '',
]);
console.log(table([['', 'BROTLI', 'BUDGET', ''], ...rows]).join('\n'));
const { first, further, live } = DASHBOARD_BUDGETS;
const sections = sectionScripts(DATA).map((one) => {
  if (one.page === HOME) return { ...one, size: one.first, budget: first };
  return { ...one, size: one.further, budget: one.page === LIVE ? live : further };
});
const operated = consoleScripts(DATA).map((one, place) =>
  place === 0
    ? { ...one, size: one.first, budget: CONSOLE_BUDGETS.first }
    : { ...one, size: one.further, budget: CONSOLE_BUDGETS.further },
);
for (const [what, pages] of [
  ['SECTION', sections],
  ['CONSOLE', operated],
] as const) {
  console.log();
  console.log(
    table([
      [what, 'FIRST VISIT', 'FURTHER', 'BUDGET', ''],
      ...pages.map((one) => [
        one.page,
        `${one.first} B`,
        one.size === one.first ? '' : `${one.further} B`,
        `${one.budget} B`,
        one.size > one.budget ? `${one.size - one.budget} B too much` : '',
      ]),
    ]).join('\n'),
  );
}
const over = [...sections, ...operated].filter(({ size, budget }) => size > budget);
if (over.length > 0)
  console.log(
    'Pages fetch too much script. Fetch what is shown only on demand with `lazy`, move what is shared into the chunk that has it already (engine/main/build/shared-chunks.ts), or look with `npm run build -- --force --verbose` which file grew.',
  );
const strays = consoleInCreatorsPages(DATA);
if (strays.length > 0)
  console.log(
    `Pages of creators may fetch what is the console's: ${strays.join(', ')}. What both need stands in engine/portal/kit or in a folder of engine/portal/core of its own.`,
  );
const missed = sizes.filter(({ size, budget }) => size > budget).length + over.length;
console.log(missed === 0 ? 'Every size is within its budget.' : `${missed} sizes are too large.`);
process.exitCode = missed + strays.length === 0 ? 0 : 1;
