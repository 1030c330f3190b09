import type { Campaign } from '../../kit/parts/use-campaign.ts';

type Activation = Campaign['activations'][number];

/**
 * What can be requested later, the nearest first, each with its moment in milliseconds.
 * @param now milliseconds
 */
export function openingLater(
  activations: readonly Activation[],
  now: number,
): readonly (Activation & { readonly opens_at: string; readonly at: number })[] {
  return activations
    .flatMap((activation) => {
      const { offer, opens_at } = activation;
      if (offer !== 'request' || opens_at === null) return [];
      const at = Date.parse(opens_at);
      return at > now ? [{ ...activation, opens_at, at }] : [];
    })
    .sort((a, b) => a.at - b.at);
}
