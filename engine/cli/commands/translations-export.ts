import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Command } from 'commander';
import {
  addCatalogueOptions,
  type CatalogueChoice,
  catalogueFolder,
  knownSlugs,
} from '../console/catalogue-options.ts';
import { example } from '../console/example.ts';
import { UserError } from '../console/user-error.ts';

interface Choice extends CatalogueChoice {
  readonly locale: string;
  readonly to?: string;
  readonly all?: true;
}

/** `marquee translations export`: what a translator needs, in one file. */
export function exportCommand(): Command {
  return addCatalogueOptions(new Command('export'))
    .description(
      'Write a PO file with the texts of a program that have no translation of their own.',
    )
    .argument('<slug>', 'the program')
    .requiredOption('--locale <locale>', 'the locale to translate to, such as pt-br')
    .option('--to <folder>', 'write <slug>.<locale>.po there; absent: to standard output')
    .option('--all', 'every text, those that are translated too')
    .addHelpText(
      'after',
      "\nEach text comes with its place, its limits and the glossary's words. Suggestions are fuzzy: the\nimport leaves them out until somebody has looked at them. `marquee translations import` takes the\nfile back.",
    )
    .addHelpText('after', example('translations export sega --locale ja --to .'))
    .action(async (slug: string, { programs, env, locale, to, all }: Choice) => {
      const folder = catalogueFolder(programs);
      knownSlugs([slug], folder);
      // Loaded here: the other commands need none of it.
      const { openCatalogue } = await import('../translations/open-catalogue.ts');
      const { exportTranslations } = await import('../translations/export-translations.ts');
      const catalogue = await openCatalogue(folder, env);
      const name = locale.toLowerCase().replaceAll('_', '-');
      const extent = all ? 'all' : 'untranslated';
      const { po, texts } = await exportTranslations(catalogue, slug, name, extent);
      if (to === undefined) return void process.stdout.write(po);
      const file = join(to, `${slug}.${name}.po`);
      write(to, file, po);
      console.log(`Wrote ${texts} texts to ${relative(process.cwd(), file)}.`);
    });
}

function write(folder: string, file: string, content: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, content);
  } catch (cause) {
    throw new UserError(`${file} cannot be written: ${(cause as NodeJS.ErrnoException).code}.`);
  }
}
