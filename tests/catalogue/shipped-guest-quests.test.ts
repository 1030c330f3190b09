import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Catalogue } from '#catalogue/catalogue.ts';

test.each(['marquee', 'sega', 'unicorn-battle'])(
  'the campaign of %s opens quests to guests, whichever of its links they came by',
  async (slug) => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'marquee-guest-quests-'));
    try {
      const catalogue = await Catalogue.open({
        folder: 'programs',
        dataFolder,
        environment: 'production',
      });
      const campaign = catalogue.campaign(slug);
      const open = campaign?.activations.filter(({ guests }) => guests).map(({ id }) => id) ?? [];
      expect(open.length).toBeGreaterThan(1);
      const shown = campaign?.quests.filter(({ activation_id }) => open.includes(activation_id));
      expect(shown?.length).toBeGreaterThan(0);
    } finally {
      rmSync(dataFolder, { recursive: true, force: true });
    }
  },
);
