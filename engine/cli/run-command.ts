import { CommanderError } from 'commander';
import { EXIT_CANNOT_RUN, EXIT_FINE, UserError } from './console/user-error.ts';
import { marqueeCommand } from './marquee-command.ts';

/** Runs the command that the process was started with, and sets its exit code. */
export async function runCommand(): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(); // the reader, such as `head`, has seen enough
    throw error;
  });

  try {
    loadVariables();
    await marqueeCommand().parseAsync();
  } catch (error) {
    const helped = error instanceof CommanderError && error.exitCode === 0;
    process.exitCode = helped ? EXIT_FINE : EXIT_CANNOT_RUN;
    if (error instanceof UserError) console.error(`marquee: ${error.message}`);
    else if (!(error instanceof CommanderError)) console.error(error); // a fault of ours: with its stack
  }
}

/** What the environment itself sets wins over `.env`, which servers read as well. */
function loadVariables(): void {
  try {
    process.loadEnvFile();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT') throw new UserError(`.env cannot be read: ${code}.`);
  }
}
