import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { Command } from 'commander';
import { runSteps } from './steps/run-steps.ts';

/**
 * Requests made from the contract, for every call and field, against the real server: none may be
 * answered with a fault of ours, with another's data, or with ever more memory. And what property
 * tests state, on other samples than every other run tries.
 */
const whole = (text: string): number => {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1)
    throw new Error(`"${text}" is not a whole number from 1.`);
  return number;
};

const { seed, values } = new Command('npm run test:fuzz --')
  .option('--seed <number>', 'the seed that an earlier run printed: the same requests again', whole)
  .option('--values <number>', 'values for each field', whole, 20)
  .addHelpText('after', '\nExample: npm run test:fuzz -- --seed 20261122 --values 100')
  .parse()
  .opts<{ seed?: number; values: number }>();

const used = seed ?? randomInt(1, 2 ** 31 - 1_000_000);
console.log(
  `The seed is ${used}; "npm run test:fuzz -- --seed ${used}" makes these requests again.`,
);

const properties = globSync('{engine,tests}/**/*.test.ts', {
  exclude: ['tests/fuzz/**'],
}).filter((file) => readFileSync(file, 'utf8').includes("from 'fast-check'"));
const environment = { MARQUEE_FUZZ_SEED: String(used), MARQUEE_FUZZ_VALUES: String(values) };
const passed = runSteps(
  [
    {
      name: `fuzz, seed ${used}`,
      command: ['vitest', 'run', '--project', 'fuzz'],
      environment,
    },
    {
      name: `property tests, seed ${used}`,
      command: ['vitest', 'run', ...properties],
      environment,
    },
  ],
  'first',
);
process.exit(passed ? 0 : 1);
