import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { UserError } from '#cli/console/user-error.ts';
import type { Fault } from '../fault.ts';

const OFF_MS = 15_000;

export const clock: Fault = {
  name: 'clock',
  what: `one instance's clock goes an hour ahead for ${OFF_MS / 1000} s, then an hour behind`,
  unnoticed: true,
  happen: async ({ instances, repaired }) => {
    const [, instance] = instances;
    const folder = mkdtempSync(join(tmpdir(), 'marquee-chaos-clock-'));
    const file = join(folder, 'offset');
    try {
      writeFileSync(file, '+0');
      await instance.stop();
      await instance.start({
        LD_PRELOAD: faketimeLibrary(),
        FAKETIME_TIMESTAMP_FILE: file,
        FAKETIME_CACHE_DURATION: '1',
        // A clock that is set does not change how long things last.
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      });
      repaired();
      for (const offset of ['+3600', '-3600', '+0']) {
        writeFileSync(file, offset);
        await sleep(OFF_MS);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

/** @throws UserError where it is not installed */
function faketimeLibrary(): string {
  const found = readdirSync('/usr/lib')
    .map((folder) => join('/usr/lib', folder, 'faketime', 'libfaketimeMT.so.1'))
    .find((file) => existsSync(file));
  if (found === undefined)
    throw new UserError('There is no faketime here. Install it, e.g. apt-get install faketime.');
  return found;
}
