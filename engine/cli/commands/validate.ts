import { basename, dirname, join, relative } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { deploymentWarnings } from '#api/health/deployment-warnings.ts';
import { byPlace } from '#catalogue/issues/locate.ts';
import { compileSite } from '#catalogue/site/compile-site.ts';
import { checkPrograms } from '#catalogue/store/check-programs.ts';
import { updateIndex } from '#catalogue/store/update-index.ts';
import type { Issue } from '#contract/programs/issue.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import {
  addCatalogueOptions,
  type CatalogueChoice,
  catalogueFolder,
  knownSlugs,
} from '../console/catalogue-options.ts';
import { colorsFor } from '../console/colors.ts';
import { example } from '../console/example.ts';
import { progressBar } from '../console/progress-bar.ts';
import { EXIT_FINE, EXIT_ISSUES } from '../console/user-error.ts';
import { github } from '../reports/github.ts';
import { json } from '../reports/json.ts';
import { pretty } from '../reports/pretty.ts';
import { count, type Report, type ShownWarnings } from '../reports/report.ts';
import { sarif } from '../reports/sarif.ts';

interface Choice extends CatalogueChoice {
  readonly format: keyof typeof FORMATS;
  readonly warnings?: true;
  readonly maxWarnings?: number;
}

const FORMATS = {
  pretty: (report: Report, warnings: ShownWarnings) =>
    pretty(report, warnings, colorsFor(process.stdout)),
  json,
  github,
  sarif: (report: Report) => sarif(report, packageJson.version),
};

/** `marquee validate`: checks every manifest and says precisely what is wrong. */
export function validateCommand(): Command {
  return addCatalogueOptions(new Command('validate'))
    .description('Check the manifests and say precisely what is wrong with them.')
    .argument('[slugs...]', 'the programs to report on; absent: all of them')
    .addOption(
      new Option('--format <format>', 'how to say it')
        .choices(Object.keys(FORMATS))
        .default('pretty'),
    )
    .option('--warnings', 'show every warning, missing translations too (json and sarif always do)')
    .option('--max-warnings <number>', 'fail where there are more warnings', toCount)
    .addHelpText('after', '\nExit codes: 0 fine, 1 issues found, 2 cannot run.')
    .addHelpText('after', example('validate sega --warnings'))
    .action(async (slugs: string[], choice: Choice) => {
      const report = await check(slugs, choice);
      process.stdout.write(FORMATS[choice.format](report, choice.warnings ? 'all' : 'telling'));
      if (choice.format === 'pretty') await tellMissing(choice);
      const { maxWarnings = Number.POSITIVE_INFINITY } = choice;
      const bad = count(report.issues, 'error') > 0;
      const tooMany = count(report.issues, 'warning') > maxWarnings;
      if (tooMany) console.error(`marquee: More than ${maxWarnings} warnings.`);
      process.exitCode = bad || tooMany ? EXIT_ISSUES : EXIT_FINE;
    });
}

/** Checks the whole catalogue; where programs are named, tells of them and the site alone. */
async function check(slugs: readonly string[], { programs, env }: Choice): Promise<Report> {
  const folder = catalogueFolder(programs);
  const named = knownSlugs(slugs, folder);
  const { progress, stop } = progressBar();
  const options = { folder, environment: env, progress };
  const { index, siteIssues } = await updateIndex(undefined, options, undefined);
  const checked = index?.entries ?? (await checkPrograms(options));
  stop();
  const entries = checked.filter(({ slug }) => named.length === 0 || named.includes(slug));
  const issues = [...siteIssues, ...entries.flatMap((entry) => entry.issues)];
  const fromHere = (issue: Issue) => ({ ...issue, file: fileFromHere(issue.file, folder) });
  return { programs: entries.length, issues: issues.map(fromHere).sort(byPlace) };
}

/** What a server of this environment, started with the variables that are set here, would lack. */
async function tellMissing({ programs, env }: Choice): Promise<void> {
  const folder = catalogueFolder(programs);
  const { compiled } = await compileSite(folder, basename(folder));
  const missing = compiled ? deploymentWarnings(env, process.env, compiled.site) : [];
  if (missing.length === 0) return;
  console.error(`A server for ${env} with the variables that are set here:`);
  for (const { code, message } of missing) console.error(`  ${code}  ${message}`);
}

function fileFromHere(file: string, folder: string): string {
  return relative(process.cwd(), join(dirname(folder), file)).replaceAll('\\', '/');
}

function toCount(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}
