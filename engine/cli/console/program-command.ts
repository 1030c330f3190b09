import { Command } from 'commander';
import { addFolderOption } from './catalogue-options.ts';
import { STORE_HELP } from './store-help.ts';

/** Which catalogue a command about one program reads. */
export interface ProgramChoice {
  readonly programs: string;
}

/** A command on the store whose first word is a program's slug. */
export const programCommand = (name: string): Command =>
  addFolderOption(new Command(name))
    .argument('<program>', "the program's slug")
    .addHelpText('after', STORE_HELP);
