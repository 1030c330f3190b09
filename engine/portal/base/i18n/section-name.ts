import type { Section } from '#contract/programs/program.ts';
import type { Speak } from './use-words.ts';
import { titleOf } from './words.ts';

/** What a section is called: as the program says, otherwise in the engine's words. */
export const sectionName = ({ name, title }: Pick<Section, 'name' | 'title'>, say: Speak): string =>
  title ?? say(titleOf(`section.${name}`));
