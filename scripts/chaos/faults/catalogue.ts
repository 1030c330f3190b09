import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault.ts';

const AWAY_MS = 6_000;
const BETWEEN_MS = 4_000;

export const catalogue: Fault = {
  name: 'catalogue',
  what: `a program's folder is deleted, then all manifests are, each for ${AWAY_MS / 1000} s`,
  unnoticed: true,
  happen: async ({ programs, writing, broken, repaired }) => {
    for (const part of [writing.parts.slug, '.']) {
      broken();
      rmSync(join(programs, part), { recursive: true });
      await sleep(AWAY_MS);
      cpSync(join('programs', part), join(programs, part), { recursive: true });
      repaired();
      await sleep(BETWEEN_MS);
    }
    return undefined;
  },
};
