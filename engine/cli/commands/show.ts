import { basename } from 'node:path';
import { Command } from 'commander';
import { compileProgram } from '#catalogue/compile/compile-program.ts';
import { createContext } from '#catalogue/compile/context.ts';
import { findSources } from '#catalogue/read/find-sources.ts';
import { compileSite } from '#catalogue/site/compile-site.ts';
import type { Issue } from '#contract/programs/issue.ts';
import {
  addCatalogueOptions,
  type CatalogueChoice,
  catalogueFolder,
  knownSlugs,
} from '../console/catalogue-options.ts';
import { colorsFor } from '../console/colors.ts';
import { example } from '../console/example.ts';
import { EXIT_ISSUES, UserError } from '../console/user-error.ts';
import { prettyIssue } from '../reports/pretty.ts';
import { annotatedYaml } from '../show/annotated-yaml.ts';

/** `marquee show`: one program as the engine sees it, and where each field comes from. */
export function showCommand(): Command {
  return addCatalogueOptions(new Command('show'))
    .description('Show a program as the engine sees it, and where each of its fields comes from.')
    .argument('<slug>', 'the program')
    .option('--json', 'as JSON: {program, sources}')
    .addHelpText('after', '\nExit codes: 0 fine, 1 the program has errors, 2 cannot run.')
    .addHelpText('after', example('show sega --env production'))
    .action(async (slug: string, { programs, env, json }: CatalogueChoice & { json?: true }) => {
      const folder = catalogueFolder(programs);
      knownSlugs([slug], folder);
      const name = basename(folder);
      const { compiled: site, issues } = await compileSite(folder, name);
      if (!site) return complain(issues);
      const context = createContext(folder, name, env, site.site);
      const result = await compileProgram(slug, context);
      if (!result.compiled) return complain(result.issues);
      const { program } = result.compiled;
      const sources = findSources(program, folder, env);
      if (!sources) throw new UserError(`"${slug}" or site.yaml changed while it was read.`);
      process.stdout.write(
        json
          ? `${JSON.stringify({ program, sources }, null, 2)}\n`
          : annotatedYaml(program, sources, colorsFor(process.stdout)),
      );
    });
}

function complain(issues: readonly Issue[]): void {
  const errors = issues.filter(({ severity }) => severity === 'error');
  const colors = colorsFor(process.stderr);
  console.error(errors.map((issue) => prettyIssue(issue, colors)).join('\n'));
  process.exitCode = EXIT_ISSUES;
}
