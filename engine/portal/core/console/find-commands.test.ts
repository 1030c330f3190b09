import { expect, test } from 'vitest';
import { findCommands } from './find-commands.ts';

const COMMANDS = ['Pokémon GO Creators', 'Inbox', 'Go to …'].map((text) => ({ text }));
const found = (typed: string) => findCommands(COMMANDS, typed).map(({ text }) => text);

test('a command is found by parts of its words, in any order, however they are written', () => {
  expect(found('')).toHaveLength(3);
  expect(found('CREA pokemon')).toEqual(['Pokémon GO Creators']);
  expect(found('go')).toEqual(['Pokémon GO Creators', 'Go to …']);
  expect(found('nothing')).toEqual([]);
});
