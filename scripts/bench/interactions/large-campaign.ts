import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dump, load } from 'js-yaml';
import type { CampaignManifest } from '#contract/programs/campaign.ts';
import { PROGRAM } from '../api/campaign-parts.ts';
import { BENCH } from '../build-first.ts';

/** Ids above those of the real quests. */
const FIRST_ID = 10_000;

/** Copies the catalogue and gives the measured campaign that many quests; answers the folder. */
export function writeLargeCampaign(quests: number): string {
  const folder = join(BENCH, 'interactions-programs');
  rmSync(folder, { recursive: true, force: true });
  cpSync('programs', folder, { recursive: true });
  const file = join(folder, PROGRAM, 'campaign.yaml');
  const campaign = load(readFileSync(file, 'utf8')) as CampaignManifest;
  const real = campaign.quests ?? [];
  const season = campaign.activations?.find(({ kind }) => kind === 'season')?.id;
  const models = real.filter(
    ({ kind, activation_id, agreements }) =>
      kind === 'individual' && activation_id === season && !agreements?.length,
  );
  const more = Array.from({ length: quests - real.length }, (_, index) => {
    const { reward_id: _reward, ...model } = models[index % models.length] ?? fail();
    return { ...model, id: FIRST_ID + index, title: `${model.title}, round ${index + 2}` };
  });
  writeFileSync(file, dump({ ...campaign, quests: [...real, ...more] }, { noRefs: true }));
  return folder;
}

function fail(): never {
  throw new Error('The campaign has no quest of its season that could be a model.');
}
