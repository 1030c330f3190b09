import { Command } from 'commander';
import { addFolderOption, catalogueFolder, knownSlugs } from '../console/catalogue-options.ts';
import { example } from '../console/example.ts';
import { EXIT_ISSUES } from '../console/user-error.ts';
import type { FileGroup } from '../translations/read-import-files.ts';

interface Choice {
  readonly programs: string;
  readonly program?: string;
  readonly prune?: boolean;
  readonly skipBad?: boolean;
  readonly dryRun?: boolean;
}

/** `marquee translations import`: what translators sent back. */
export function importCommand(): Command {
  return addFolderOption(new Command('import'))
    .description("Check translators' PO files and lay them over the translations of the programs.")
    .argument('<files...>', 'what `marquee translations export` wrote, filled in')
    .option('--program <slug>', 'the program; absent: the one that each file names')
    .option('--prune', 'drop translations of texts that are gone')
    .option('--skip-bad', 'leave out bad entries instead of refusing all')
    .option('--dry-run', 'only say what would happen')
    .addHelpText(
      'after',
      '\nExit codes: 0 fine, 1 entries are bad and nothing was written, 2 cannot run.',
    )
    .addHelpText('after', example('translations import sega.ja.po --dry-run'))
    .action(async (files: string[], choice: Choice) => {
      const folder = catalogueFolder(choice.programs);
      // Loaded here: the other commands need none of it.
      const { readImportFiles } = await import('../translations/read-import-files.ts');
      const groups = readImportFiles(files, choice.program);
      knownSlugs(
        groups.map(({ slug }) => slug),
        folder,
      );
      await importGroups(folder, groups, choice);
    });
}

/** All files are checked before the first one is written. */
async function importGroups(
  folder: string,
  groups: readonly FileGroup[],
  { prune = false, skipBad = false, dryRun = false }: Choice,
): Promise<void> {
  const { openCatalogue } = await import('../translations/open-catalogue.ts');
  const { planImport } = await import('../translations/plan-import.ts');
  const { coverageNow, writePlan } = await import('../translations/write-plan.ts');
  const { countBad, drawBad, drawPlan } = await import('../translations/draw-import.ts');
  const { percent } = await import('../translations/coverage-report.ts');
  const catalogue = await openCatalogue(folder);
  const planned = [];
  for (const group of groups) {
    const plan = await planImport(catalogue, group.slug, group.locale, group.entries, prune);
    planned.push({ group, plan });
  }
  for (const { group, plan } of planned)
    for (const line of drawBad(plan, group)) console.error(line);
  const bad = planned.reduce((sum, { plan }) => sum + countBad(plan), 0);
  const refused = bad > 0 && !skipBad;
  for (const { group, plan } of planned) {
    if (plan.differs && !refused && !dryRun) writePlan(plan);
    const now =
      refused || dryRun ? undefined : await coverageNow(catalogue, plan.slug, plan.locale);
    const share = now ? `; ${plan.slug} is ${percent(now)} translated` : '';
    console.log(`${drawPlan(plan, group, prune)}${share}`);
  }
  if (refused) {
    const [is, them] = bad === 1 ? ['entry is', 'it'] : ['entries are', 'them'];
    console.error(
      `marquee: Nothing was written: ${bad} ${is} bad. Correct ${them}, or leave ${them} out with --skip-bad.`,
    );
    process.exitCode = EXIT_ISSUES;
  } else if (dryRun) console.log('Nothing was written: this was a dry run.');
}
