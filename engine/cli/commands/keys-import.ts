import { createReadStream, statSync } from 'node:fs';
import { basename } from 'node:path';
import { Command } from 'commander';
import type { DuplicateLine, ImportProblem, ImportReport } from '#api/core/keys/import-report.ts';
import { addFolderOption } from '../console/catalogue-options.ts';
import { commandActor } from '../console/command-actor.ts';
import { example } from '../console/example.ts';
import { knownProgram } from '../console/known-program.ts';
import type { ProgramChoice } from '../console/program-command.ts';
import { progressBar } from '../console/progress-bar.ts';
import { STORE_HELP } from '../console/store-help.ts';
import { EXIT_FINE, EXIT_ISSUES, UserError } from '../console/user-error.ts';

interface Choice extends ProgramChoice {
  readonly program: string;
  readonly json?: true;
  readonly dryRun?: true;
}

/** Lines of each sort that are told one by one. */
const TOLD = 20;

const KNOWN_FROM: Readonly<Record<DuplicateLine['known_from'], string>> = {
  file: 'An earlier line has this key.',
  program: 'The program has this key already.',
};

/** `marquee keys`: the game keys that a program gives away. */
export function keysCommand(): Command {
  return new Command('keys')
    .description('Look after the game keys that a program gives away.')
    .addHelpText('after', example('keys import keys.csv --program sega --dry-run'))
    .addCommand(importCommand());
}

function importCommand(): Command {
  return addFolderOption(new Command('import'))
    .description('Import keys from a CSV file: all its sound lines, each key once.')
    .argument(
      '<file>',
      'columns key_option_id, key; or activation_id, platform, region, key; with commas, semicolons or tabs between them',
    )
    .requiredOption('--program <slug>', 'whose keys they are')
    .option('--dry-run', 'say what would come of it, and write nothing')
    .option('--json', 'the report as JSON')
    .addHelpText(
      'after',
      `${STORE_HELP}\n\nExit codes: 0 fine, 1 some lines were rejected, 2 cannot run.`,
    )
    .addHelpText('after', example('keys import keys.csv --program sega --dry-run'))
    .action(async (file: string, choice: Choice) => {
      const bytes = sizeOf(file);
      const program = await knownProgram(choice.program, choice.programs);
      const report = await importFile(file, bytes, program.uuid, choice);
      if (choice.json) console.log(JSON.stringify(report, undefined, 2));
      else tell(report, program.title, choice);
      process.exitCode = report.rejected > 0 ? EXIT_ISSUES : EXIT_FINE;
    });
}

async function importFile(file: string, bytes: number, program_uuid: string, { dryRun }: Choice) {
  // Loaded here: commands that have no store need not wait for its drivers.
  const { importKeys, previewImport } = await import('#api/core/keys/import-keys.ts');
  const { KeysFileError, readKeyRows } = await import('#api/core/keys/read-key-rows.ts');
  const { encodingOf } = await import('#api/core/keys/text-encoding.ts');
  const { withSealedStore } = await import('../console/store.ts');
  const encoding = await encodingOf(createReadStream(file));
  const run = dryRun ? previewImport : importKeys;
  const { progress, stop } = progressBar('Importing keys (bytes)');
  try {
    return await withSealedStore((store, secrets) =>
      run(store, secrets, {
        program_uuid,
        rows: () => readKeyRows(createReadStream(file), encoding),
        file_name: basename(file),
        imported_by: commandActor(),
        now: new Date(),
        progress: (read) => progress(read, bytes),
      }),
    );
  } catch (error) {
    if (error instanceof KeysFileError)
      throw new UserError(`${file} cannot be imported; nothing was. ${error.message}`);
    throw error;
  } finally {
    stop();
  }
}

function sizeOf(file: string): number {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found?.isFile()) throw new UserError(`There is no file ${file}.`);
  return found.size;
}

function tell(report: ImportReport, title: string, { dryRun }: Choice): void {
  const { imported, duplicates, repeated, rejected } = report;
  console.log(
    dryRun
      ? `${title}: ${imported} new, ${duplicates - repeated} known already, ${repeated} twice in the file, ${rejected} wrong. Nothing was written.`
      : `${title}: ${imported} imported, ${duplicates} duplicates, ${rejected} rejected.`,
  );
  const known = report.duplicate_lines.map(({ line, known_from }) => {
    return { line, reason: KNOWN_FROM[known_from] };
  });
  list('Duplicates', known, duplicates);
  list('Rejected', report.rejected_lines, rejected);
}

function list(heading: string, lines: readonly ImportProblem[], total: number): void {
  if (total === 0) return;
  console.log(`\n${heading}:`);
  const shown = lines.slice(0, TOLD);
  for (const { line, reason } of shown) console.log(`  line ${line}: ${reason}`);
  const more = total - shown.length;
  if (more > 0) console.log(`  and ${more} more; --json lists the first thousand`);
}
