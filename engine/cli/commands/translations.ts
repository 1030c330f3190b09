import { Command, InvalidArgumentError } from 'commander';
import { suggest } from '#catalogue/issues/suggest.ts';
import { listSlugs } from '#catalogue/store/fingerprint.ts';
import {
  addCatalogueOptions,
  type CatalogueChoice,
  catalogueFolder,
  knownSlugs,
} from '../console/catalogue-options.ts';
import { colorsFor } from '../console/colors.ts';
import { example } from '../console/example.ts';
import { EXIT_FINE, EXIT_ISSUES, UserError } from '../console/user-error.ts';
import { prettyIssue } from '../reports/pretty.ts';
import { exportCommand } from './translations-export.ts';
import { importCommand } from './translations-import.ts';

interface Choice extends CatalogueChoice {
  readonly locale?: readonly string[];
  readonly missing?: true;
  readonly unused?: true;
  readonly minimum?: number;
  readonly json?: true;
}

/** `marquee translations`: how much is translated, and the way to translators and back. */
export function translationsCommand(): Command {
  return addCatalogueOptions(new Command('translations'))
    .description('Say how much of each program is translated to each of its locales.')
    .argument('[slugs...]', "the programs; absent: all of them, and the engine's own words")
    .option('--locale <locale>', 'only this locale (may be given again)', collect)
    .option('--missing', 'list the texts that have no translation, with their places')
    .option('--unused', 'list the translations of texts that no manifest has any more')
    .option('--minimum <percent>', 'fail where an offered locale has less', toPercent)
    .option('--json', 'as JSON')
    .addHelpText(
      'after',
      '\nExit codes: 0 fine, 1 a locale has less than the minimum or files have errors, 2 cannot run.',
    )
    .addHelpText('after', example('translations sega --locale ja --missing'))
    .action(report)
    .addCommand(exportCommand())
    .addCommand(importCommand());
}

async function report(slugs: string[], choice: Choice): Promise<void> {
  const folder = catalogueFolder(choice.programs);
  const named = knownSlugs(slugs, folder);
  // Loaded here: the other commands need none of it.
  const { openCatalogue } = await import('../translations/open-catalogue.ts');
  const { belowMinimum, reportCoverage } = await import('../translations/coverage-report.ts');
  const { drawCoverage } = await import('../translations/draw-coverage.ts');
  const catalogue = await openCatalogue(folder, choice.env);
  knownLocales(choice.locale ?? [], catalogue.context.site.locales);
  const result = await reportCoverage(catalogue, named.length > 0 ? named : listSlugs(folder), {
    locales: choice.locale ?? [],
    missing: choice.missing ?? false,
    unused: choice.unused ?? false,
    engine: named.length === 0,
  });
  const below = choice.minimum === undefined ? [] : belowMinimum(result, choice.minimum);
  process.stdout.write(
    choice.json
      ? `${JSON.stringify({ ...result, below }, null, 2)}\n`
      : drawCoverage(result, colorsFor(process.stdout)),
  );
  const broken = result.programs.filter((program) => program.broken);
  for (const { slug } of broken)
    console.error(`marquee: "${slug}" has errors; \`marquee validate ${slug}\` says which.`);
  for (const issue of result.issues) console.error(prettyIssue(issue, colorsFor(process.stderr)));
  if (below.length > 0) console.error(`marquee: Below ${choice.minimum} %: ${below.join(', ')}.`);
  const bad = broken.length + result.issues.length + below.length;
  process.exitCode = bad > 0 ? EXIT_ISSUES : EXIT_FINE;
}

/** @throws UserError for a locale that no program can be offered in: of it nothing is missing. */
function knownLocales(locales: readonly string[], offered: readonly string[]): void {
  for (const locale of locales) {
    if (offered.includes(locale)) continue;
    const near = suggest(locale, offered);
    throw new UserError(
      `There is no locale "${locale}".${near === undefined ? '' : ` Did you mean "${near}"?`}`,
    );
  }
}

const collect = (locale: string, before: readonly string[] = []) => [
  ...before,
  locale.toLowerCase(),
];

function toPercent(text: string): number {
  if (/^\d+(\.\d+)?$/.test(text) && Number(text) <= 100) return Number(text);
  throw new InvalidArgumentError('It must be a number from 0 to 100.');
}
