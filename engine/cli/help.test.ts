import type { Command } from 'commander';
import { expect, test } from 'vitest';
import { marqueeCommand } from './marquee-command.ts';

const marquee = marqueeCommand();
const within = (command: Command): Command[] => [command, ...command.commands.flatMap(within)];
const nameOf = (command: Command): string =>
  command.parent ? `${nameOf(command.parent)} ${command.name()}` : command.name();
const commands = within(marquee).map((command): [string, Command] => [nameOf(command), command]);

function helpOf(command: Command): string {
  let text = '';
  command.configureOutput({ writeOut: (part) => (text += part) });
  command.outputHelp();
  return text;
}

/** As a shell splits them. */
const wordsOf = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

test('the help of the whole lists every command', () => {
  const help = helpOf(marquee);
  expect(commands.length).toBeGreaterThan(20);
  for (const { name, description } of marquee.commands.map((command) => ({
    name: command.name(),
    description: command.description(),
  }))) {
    expect(help).toMatch(new RegExp(`^  ${name} .*${description.slice(0, 20)}`, 'm'));
  }
});

test.each(commands)(
  '%s says what it does, what it takes, and one example that it takes',
  (name, command) => {
    const help = helpOf(command);
    expect(help).toContain(`Usage: ${name} `);
    expect(command.description()).toMatch(/\w.*\.$/s);
    for (const option of command.options) expect(option.description).not.toBe('');
    for (const { description } of command.registeredArguments) expect(description).not.toBe('');
    const examples = [...help.matchAll(/^Example:\n {2}npx (.+)$/gm)].map(([, line = '']) => line);
    expect(examples).toHaveLength(1);
    const words = wordsOf(examples[0] ?? '').slice(1);
    let called = marquee;
    for (;;) {
      const next = called.commands.find((known) => known.name() === words[0]);
      if (!next) break;
      called = next;
      words.shift();
    }
    expect(`${nameOf(called)} `.startsWith(`${name} `)).toBe(true);
    const { operands, unknown } = called.parseOptions(words);
    expect(unknown).toEqual([]);
    const { registeredArguments } = called;
    expect(operands.length).toBeGreaterThanOrEqual(
      registeredArguments.filter(({ required }) => required).length,
    );
    if (!registeredArguments.at(-1)?.variadic)
      expect(operands.length).toBeLessThanOrEqual(registeredArguments.length);
    for (const { mandatory, attributeName, long } of called.options.map((option) => ({
      mandatory: option.mandatory,
      attributeName: option.attributeName(),
      long: option.long,
    })))
      if (mandatory) expect([long, called.opts()[attributeName]]).not.toEqual([long, undefined]);
  },
);
