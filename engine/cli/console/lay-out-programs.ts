import type { Command } from 'commander';
import { BundleError } from '#catalogue/bundle/bundle-file.ts';
import { isBundle, openSource } from '#catalogue/bundle/open-source.ts';
import { UserError } from './user-error.ts';

/** What writes in the catalogue's folder. */
const EDITING: readonly string[] = ['new', 'import'];

/**
 * Lets a command that reads a catalogue read a bundle as well, laid out where the server of the same
 * environment has it.
 * @throws UserError where it cannot be read, or the command would edit it
 */
export async function layOutPrograms(command: Command): Promise<void> {
  const { programs } = command.opts<{ programs?: string }>();
  if (programs === undefined || !isBundle(programs)) return;
  if (EDITING.includes(command.name()) && command.parent?.name() !== 'keys')
    throw new UserError(
      'A bundle cannot be edited. Name the folder that it is made of with --programs <folder>, and bundle it again.',
    );
  try {
    const { folder } = await openSource(programs, process.env.MARQUEE_DATA || '.marquee');
    command.setOptionValue('programs', folder);
  } catch (error) {
    throw error instanceof BundleError ? new UserError(error.message) : error;
  }
}
