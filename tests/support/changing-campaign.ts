import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Catalogue } from '#catalogue/catalogue.ts';
import { programDirectory } from '#main/api/program-directory.ts';
import { startTestApi, type TestApi } from './api.ts';

/** The API over a copy of tests/fixtures/api whose campaigns a test changes. */
export interface ChangingCampaign {
  readonly api: TestApi;
  /** Writes alpha's campaign.yaml anew, from what it was at first, and has it read. */
  readonly write: (change: (original: string) => string) => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function startChangingCampaign(): Promise<ChangingCampaign> {
  const root = mkdtempSync(join(tmpdir(), 'marquee-campaign-'));
  const folder = join(root, 'programs');
  cpSync('tests/fixtures/api', folder, { recursive: true });
  const file = join(folder, 'alpha', 'campaign.yaml');
  const original = readFileSync(file, 'utf8');
  const dataFolder = join(root, 'data');
  const catalogue = await Catalogue.open({ folder, dataFolder, environment: 'development' });
  const programs = programDirectory(catalogue, () => 'https://marquee.example');
  const api = await startTestApi({ programs });
  return {
    api,
    write: async (change) => {
      writeFileSync(file, change(original));
      await catalogue.refresh();
    },
    close: async () => {
      await api.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
