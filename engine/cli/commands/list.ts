import { Command } from 'commander';
import { updateIndex } from '#catalogue/store/update-index.ts';
import type { IndexEntry, ServedProgram } from '#contract/programs/compiled.ts';
import {
  addCatalogueOptions,
  type CatalogueChoice,
  catalogueFolder,
} from '../console/catalogue-options.ts';
import { colorsFor } from '../console/colors.ts';
import { example } from '../console/example.ts';
import { progressBar } from '../console/progress-bar.ts';
import { table } from '../console/table.ts';
import { UserError } from '../console/user-error.ts';

interface Row {
  readonly slug: string;
  /** `broken` where no version of it is sound. */
  readonly status: ServedProgram['status'] | 'broken';
  readonly title: string;
  readonly hosts: readonly string[];
  readonly locales: readonly string[];
  /** The share of its texts that are translated, over its languages; absent where there is one. */
  readonly coverage?: number;
}

/** `marquee list`: the programs of a catalogue. */
export function listCommand(): Command {
  return addCatalogueOptions(new Command('list'))
    .description('List the programs, their hosts and how much of them is translated.')
    .addHelpText('after', example('list --env production'))
    .option('--json', 'as JSON')
    .action(async ({ programs, env, json }: CatalogueChoice & { json?: true }) => {
      const { progress, stop } = progressBar();
      const options = { folder: catalogueFolder(programs), environment: env, progress };
      const { index } = await updateIndex(undefined, options, undefined);
      stop();
      if (!index)
        throw new UserError('site.yaml has errors; `marquee validate` says which they are.');
      const rows = index.entries.map(toRow);
      process.stdout.write(`${json ? JSON.stringify(rows, null, 2) : draw(rows)}\n`);
    });
}

function toRow({ slug, served }: IndexEntry): Row {
  if (!served) return { slug, status: 'broken', title: '', hosts: [], locales: [] };
  const { status, title, hosts, locales } = served;
  const languages = Object.values(served.coverage);
  const total = languages.reduce((sum, language) => sum + language.total, 0);
  const translated = languages.reduce((sum, language) => sum + language.translated, 0);
  const row: Row = { slug, status, title, hosts, locales };
  return total === 0 ? row : { ...row, coverage: translated / total };
}

function draw(rows: readonly Row[]): string {
  const cells = rows.map(({ slug, status, title, hosts, locales, coverage }) => [
    slug,
    status,
    title,
    hosts.join(', '),
    String(locales.length),
    coverage === undefined ? '-' : `${Math.floor(coverage * 100)} %`,
  ]);
  const heading = ['SLUG', 'STATUS', 'TITLE', 'HOSTS', 'LOCALES', 'TRANSLATED'];
  const [first = '', ...lines] = table([heading, ...cells]);
  return [colorsFor(process.stdout).bold(first), ...lines].join('\n');
}
