import type { Campaign } from './use-campaign.ts';

type Activation = Campaign['activations'][number];

/**
 * The activations that have a board of points: current seasons first, as the program names them,
 * then past ones, the newest first, then what else gives points.
 * @param pointed ids of activations that have quests, points or rewards
 */
export function seasonsOf(
  { activations, seasonActivationIDs }: Pick<Campaign, 'activations' | 'seasonActivationIDs'>,
  pointed: Iterable<number> = [],
): Activation[] {
  const byId = new Map(activations.map((activation) => [activation.id, activation]));
  const current = seasonActivationIDs.flatMap((id) => byId.get(id) ?? []);
  const past = activations
    .filter(({ id, kind }) => kind === 'season' && !seasonActivationIDs.includes(id))
    .sort((a, b) => (b.opens_at ?? '').localeCompare(a.opens_at ?? ''));
  const shown = new Set([...current, ...past].map(({ id }) => id));
  const wanted = new Set(pointed);
  const others = activations.filter(({ id }) => wanted.has(id) && !shown.has(id));
  return [...current, ...past, ...others];
}
