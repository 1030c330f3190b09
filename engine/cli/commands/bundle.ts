import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Command } from 'commander';
import { type BundledFiles, readBundle, writeBundle } from '#catalogue/bundle/bundle-file.ts';
import { collectFiles } from '#catalogue/bundle/collect-files.ts';
import { BundleShelf } from '#catalogue/bundle/lay-out-bundle.ts';
import { updateIndex } from '#catalogue/store/update-index.ts';
import type { Issue } from '#contract/programs/issue.ts';
import type { Environment } from '#contract/programs/program.ts';
import { sayIssues } from '../campaigns/require-campaigns.ts';
import {
  addCatalogueOptions,
  type CatalogueChoice,
  catalogueFolder,
} from '../console/catalogue-options.ts';
import { example } from '../console/example.ts';
import { EXIT_ISSUES, UserError } from '../console/user-error.ts';

/** What a file's name may have in the place of the bundle's hash. */
const HASH = '[hash]';

/** `marquee bundle`: a whole catalogue in one file, which servers read in the place of its folder. */
export function bundleCommand(): Command {
  return addCatalogueOptions(new Command('bundle'))
    .description(
      'Write the whole catalogue into one file, checked, for servers whose MARQUEE_PROGRAMS names that file or its address.',
    )
    .argument('<file>', `the file to write; ${HASH} in its name becomes the hash of its content`)
    .addHelpText('after', '\nExit codes: 0 fine, 1 issues found and nothing written, 2 cannot run.')
    .addHelpText('after', example('bundle catalogue.bundle --env production'))
    .action(async (file: string, { programs, env }: CatalogueChoice) => {
      const files = collectFiles(catalogueFolder(programs));
      const { hash, bytes } = await writeBundle(files);
      const errors = (await check(bytes, env)).filter(({ severity }) => severity === 'error');
      if (errors.length > 0) {
        sayIssues(errors);
        process.exitCode = EXIT_ISSUES;
        return;
      }
      const target = file.replaceAll(HASH, hash);
      write(target, bytes);
      console.log(`Wrote ${target}: ${sumUp(files, bytes)}\n${hash}`);
    });
}

/** What is wrong with the catalogue as servers will have it, not as it lies here. */
async function check(bytes: Buffer, environment: Environment): Promise<readonly Issue[]> {
  const place = mkdtempSync(join(tmpdir(), 'marquee-bundle-'));
  try {
    const shelf = new BundleShelf(place);
    shelf.take(await readBundle(bytes));
    const options = { folder: shelf.folder, environment };
    const { index, siteIssues } = await updateIndex(undefined, options, undefined);
    return [...siteIssues, ...(index?.entries.flatMap(({ issues }) => issues) ?? [])];
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** A server that looks meanwhile sees the old file or the new one. */
function write(target: string, bytes: Buffer): void {
  const written = `${target}.${process.pid}.new`;
  try {
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(written, bytes);
    renameSync(written, target);
  } catch (error) {
    if (existsSync(written)) rmSync(written);
    throw new UserError(
      `${target} cannot be written: ${(error as NodeJS.ErrnoException).code}. Name a file in a folder that you may write in.`,
    );
  }
}

function sumUp(files: BundledFiles, bytes: Buffer): string {
  const kilobytes = Math.ceil(bytes.length / 1_000).toLocaleString('en');
  return `${files.size} files, ${kilobytes} kB`;
}
