import { Catalogue } from '#catalogue/catalogue.ts';
import { ACCEPTED_CONTENT, type Campaign } from '#contract/programs/campaign.ts';
import { agreementVersions } from '#domain/agreements/agreement-versions.ts';
import { dayOf, weekOf } from '#domain/quests/periods.ts';

/** The program whose campaign is measured: the one that shows everything a campaign can hold. */
export const PROGRAM = 'marquee';

/** What of a program and its campaign the measurement works with. */
export interface CampaignParts {
  readonly uuid: string;
  readonly slug: string;
  readonly campaign: Campaign;
  /** Whom tokens name as their issuer. */
  readonly issuer: string;
  readonly agreements: Readonly<Record<string, string>>;
  /** The activation whose points the ledger holds. */
  readonly season: number;
  /** Further activations, whose boards hold fewer creators. */
  readonly smallBoards: readonly number[];
  /** Quests that a person completes alone and that bring points only, with their present period. */
  readonly quests: readonly {
    readonly id: number;
    readonly period: string;
    readonly target: number;
  }[];
  /** A key of each activation that gives some. */
  readonly keys: readonly { readonly activation_id: number; readonly key_option_id: number }[];
  /** The key that everybody wants at once: its pool holds nothing else. */
  readonly wanted: { readonly activation_id: number; readonly key_option_id: number };
  /** Metrics that quests count. */
  readonly metrics: readonly string[];
}

/** Reads them from a catalogue; without a folder, from the repository's. */
export async function readCampaignParts(
  dataFolder: string,
  folder = 'programs',
): Promise<CampaignParts> {
  const catalogue = await Catalogue.open({
    folder,
    dataFolder,
    environment: 'production',
  });
  const compiled = catalogue.compiled(PROGRAM);
  const campaign = catalogue.campaign(PROGRAM);
  if (!compiled || !campaign) throw new Error(`${folder}/${PROGRAM} is not sound.`);
  const { program } = compiled;
  const legal = compiled.annex().legal.code_of_conduct ?? catalogue.site.legal.code_of_conduct;
  const season = campaign.activations.find(({ kind }) => kind === 'season');
  const offers = campaign.activations.flatMap(({ id, key }) =>
    (key?.options ?? []).map((option) => ({ activation_id: id, key_option_id: option.id })),
  );
  const keys = offers.filter(
    ({ activation_id }, index) =>
      offers.findIndex((offer) => offer.activation_id === activation_id) === index,
  );
  const wanted = offers.find(
    (offer) => offer.activation_id === keys[0]?.activation_id && !keys.includes(offer),
  );
  if (!season || !wanted)
    throw new Error(`The campaign of ${PROGRAM} needs a season, and an activation with two keys.`);
  return {
    uuid: program.uuid,
    slug: PROGRAM,
    campaign,
    issuer: `https://${catalogue.main_hosts[0]}`,
    agreements: agreementVersions(program, legal?.version ?? '1'),
    season: season.id,
    smallBoards: campaign.activations.filter(({ id }) => id !== season.id).map(({ id }) => id),
    quests: questsToClaim(campaign, season.id),
    keys,
    wanted,
    metrics: [...new Set(campaign.quests.map(({ metric }) => metric))].filter(
      (metric) => metric !== ACCEPTED_CONTENT,
    ),
  };
}

function questsToClaim(campaign: Campaign, season: number): CampaignParts['quests'] {
  const now = new Date();
  const periods = { once: 'once', daily: dayOf(now), weekly: weekOf(now), always: '1' };
  return campaign.quests
    .filter(
      ({ kind, activation_id, reward_id, agreements }) =>
        kind === 'individual' &&
        activation_id === season &&
        reward_id === undefined &&
        agreements.length === 0,
    )
    .map(({ id, repeat, target }) => ({ id, target, period: periods[repeat] }));
}
