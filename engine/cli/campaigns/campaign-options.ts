import { type Command, Option } from 'commander';
import { ENVIRONMENTS } from '#contract/programs/program.ts';
import { addFolderOption } from '../console/catalogue-options.ts';

/**
 * Adds `--programs` and `--env`; the environment is the server's where nothing else is said, so
 * that a production store never takes another environment's ids by an oversight.
 */
export function addCampaignOptions(command: Command): Command {
  return addFolderOption(command).addOption(
    new Option('--env <environment>', "the environment whose overlays apply (each manifest's own)")
      .env('MARQUEE_ENV')
      .choices(ENVIRONMENTS)
      .default('development'),
  );
}
