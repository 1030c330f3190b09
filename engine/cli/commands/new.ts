import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { findManifest } from '#catalogue/read/find-manifest.ts';
import { parseManifest } from '#catalogue/read/parse-manifest.ts';
import type { SiteManifest } from '#contract/programs/program.ts';
import { addFolderOption, catalogueFolder } from '../console/catalogue-options.ts';
import { example } from '../console/example.ts';
import { UserError } from '../console/user-error.ts';
import { oneLine, refuseBadSlug } from '../new/names.ts';
import { starterFiles } from '../new/starter-files.ts';

interface Choice {
  readonly programs: string;
  readonly title?: string;
  readonly publisher?: string;
}

const SCHEMAS = fileURLToPath(new URL('../../../schemas', import.meta.url));

/** `marquee new`: the folder of a new program, sound from the start. */
export function newCommand(): Command {
  return addFolderOption(new Command('new'))
    .description('Write the folder of a new program: sound manifests to edit, and sample pictures.')
    .argument('<slug>', 'its name in addresses: lower-case letters, digits and hyphens')
    .option('--title <title>', 'what visitors read; absent: made from the slug')
    .option('--publisher <publisher>', 'who runs it; absent: made from the slug')
    .addHelpText('after', example('new acme --title "Acme Creators" --publisher "Acme"'))
    .action((slug: string, choice: Choice) => {
      const folder = catalogueFolder(choice.programs);
      refuseBadSlug(slug);
      const words = slug.split('-').map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
      const publisher = oneLine('publisher', choice.publisher ?? words.join(' '));
      const title = oneLine('title', choice.title ?? `${words.join(' ')} Creators`);
      const target = join(folder, slug);
      create(target);
      const schemaOf = (manifest: string) =>
        relative(target, join(SCHEMAS, `${manifest}.schema.json`)).replaceAll('\\', '/');
      const files = starterFiles({
        ...{ slug, title, publisher },
        schema: schemaOf('program'),
        campaignSchema: schemaOf('campaign'),
        ...siteDefaults(folder),
      });
      for (const [file, content] of Object.entries(files)) {
        mkdirSync(dirname(join(target, file)), { recursive: true });
        writeFileSync(join(target, file), content);
        console.log(`Wrote ${relative(process.cwd(), join(target, file))}`);
      }
      console.log(`\nIt is a draft. Edit it, then run: npx marquee validate ${slug}`);
    });
}

function create(target: string): void {
  try {
    mkdirSync(target);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const shown = relative(process.cwd(), target);
    throw new UserError(
      code === 'EEXIST'
        ? `${shown} is already there. Choose another slug, or edit that program.`
        : `${shown} cannot be created: ${code}.`,
    );
  }
}

/** What a new program takes from the site, as far as site.yaml can be read. */
function siteDefaults(folder: string): { identityProviders: string[] } {
  const found = findManifest(folder, 'site');
  const parsed = 'manifest' in found ? parseManifest(found.manifest) : found;
  const site: Partial<SiteManifest> = 'value' in parsed ? parsed.value : {};
  const { identity_providers = [] } = site;
  const open = identity_providers.filter(({ programs }) => programs === undefined);
  return { identityProviders: open.slice(0, 3).map(({ id }) => id) };
}
