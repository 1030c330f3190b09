import { parseArgs } from 'node:util';
import { table } from '#cli/console/table.ts';
import { openDebuggedBrowser } from './audits/debugged-browser.ts';
import { landingPages, type MeasuredPages, memberStarts } from './audits/measured-pages.ts';
import { openLighthouse } from './audits/open-lighthouse.ts';
import { buildFirst } from './build-first.ts';
import { median } from './statistics.ts';
import { watchStolenTime } from './stolen-time.ts';

/**
 * Runs Lighthouse (mobile, its own slow network and processor) on landing pages and prints the
 * scores, each the median of `--runs`, and every audit that is not perfect with its explanation.
 * Arguments: slugs; `--all` for every program; two different ones without either. `--members`
 * measures where a member of each begins instead, as a sample person who is signed in.
 *
 * Lighthouse reckons with the clock, so on a virtual machine it counts what the host gave to others
 * as the page's work. A run that was robbed is done again; where the host never rests, the runs that
 * were robbed least count, and the last column says how much.
 */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    members: { type: 'boolean', default: false },
    runs: { type: 'string', default: '3' },
  },
});
const DEBUGGING_PORT = 9333;
/** The share of stolen processor time from which a run is done again, and how often that may be. */
const ROBBED = 0.05;
const TRIES_PER_RUN = 3;
/** What is no fault where a manifest asks for it. */
const MEANT: Readonly<Record<string, string>> = {
  'is-crawlable':
    'Meant so where the manifest says `robots: noindex` or a status that is not live; a fault elsewhere.',
};

/** A page that only its member sees is nobody's to find. */
const MEMBERS_NEED_NONE = ['is-crawlable'];

buildFirst();
const lighthouse = await openLighthouse();
const pages = await (values.members ? memberStarts() : landingPages());
const browser = await openDebuggedBrowser(DEBUGGING_PORT).catch(async (error: unknown) => {
  await pages.close();
  throw error;
});
try {
  const rows = [['', ...CATEGORIES, 'LCP ms', 'TBT ms', 'CLS', 'stolen']];
  const remarks = new Map<string, Set<string>>();
  for (const slug of chosenSlugs(pages)) {
    const { path, session } = await pages.open(slug);
    if (session) await browser.keepSession(pages.origin, session);
    const runs = await measureUndisturbed(path, Number(values.runs));
    for (const { objections } of runs)
      for (const objection of objections)
        remarks.set(objection, (remarks.get(objection) ?? new Set()).add(path));
    const middle = (pick: (result: Measured) => number) => median(runs.map(pick));
    rows.push([
      path,
      ...CATEGORIES.map((category) =>
        String(Math.round(100 * middle(({ scores }) => scores[category] ?? 0))),
      ),
      middle(({ paint }) => paint).toFixed(0),
      middle(({ blocked }) => blocked).toFixed(0),
      middle(({ shift }) => shift).toFixed(3),
      `${(100 * middle(({ stolen }) => stolen)).toFixed(0)} %`,
    ]);
    // All of them take half an hour.
    console.error(rows.at(-1)?.join('  '));
  }
  console.log(table(rows).join('\n'));
  for (const [audit, paths] of remarks) console.log(`\n${audit}\n  ${[...paths].join(', ')}`);
} finally {
  browser.close();
  await pages.close();
}

function chosenSlugs({ slugs }: MeasuredPages): readonly string[] {
  if (values.all) return slugs;
  return positionals.length > 0
    ? slugs.filter((slug) => positionals.includes(slug))
    : slugs.slice(0, 2);
}

interface Measured {
  /** From 0 to 1. */
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], number>>;
  /** Largest paint and blocked time in milliseconds, layout shift as Lighthouse counts it. */
  readonly paint: number;
  readonly blocked: number;
  readonly shift: number;
  /** The share of processor time that the host gave to others meanwhile, from 0 to 1. */
  readonly stolen: number;
  /** The audits that count and are far from perfect, in words. */
  readonly objections: readonly string[];
}

/** `count` runs that were robbed of little, or the least robbed ones of a few times as many. */
async function measureUndisturbed(path: string, count: number): Promise<Measured[]> {
  const runs: Measured[] = [];
  const isEnough = () => runs.filter(({ stolen }) => stolen < ROBBED).length >= count;
  for (let run = 0; run < count * TRIES_PER_RUN && !isEnough(); run += 1)
    runs.push(await measure(path));
  return runs.toSorted((a, b) => a.stolen - b.stolen).slice(0, count);
}

async function measure(path: string): Promise<Measured> {
  const stolenShare = watchStolenTime();
  const result = await lighthouse(`${pages.origin}${path}`, {
    port: DEBUGGING_PORT,
    onlyCategories: [...CATEGORIES],
    output: 'json',
    logLevel: 'error',
    // Or the session is gone.
    disableStorageReset: values.members,
    skipAudits: values.members ? MEMBERS_NEED_NONE : [],
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${path}.`);
  const { audits, categories } = result.lhr;
  const counts = (id: string) =>
    CATEGORIES.some((category) =>
      categories[category]?.auditRefs.some((audit) => audit.id === id && audit.weight > 0),
    );
  const objections = Object.values(audits)
    .filter(({ id, score }) => score !== null && score < 0.9 && counts(id))
    .map(
      ({ id, title, displayValue, explanation }) =>
        `${id}: ${title}. ${displayValue || explanation || MEANT[id] || ''}`,
    );
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((id) => [id, categories[id]?.score ?? 0]),
    ) as Measured['scores'],
    paint: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    blocked: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    stolen: stolenShare(),
    objections,
  };
}
