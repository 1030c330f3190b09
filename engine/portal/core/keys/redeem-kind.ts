import type { redeemWords } from './key-words.ts';

export type RedeemKind = keyof typeof redeemWords;

/** By what a campaign's words for a platform, or for a key, show where the key is entered. */
const PLATFORMS: readonly (readonly [RegExp, RedeemKind])[] = [
  [/steam/i, 'steam'],
  [/playstation|\bps[45]\b/i, 'playstation'],
  [/xbox|microsoft store/i, 'xbox'],
  [/nintendo|switch/i, 'nintendo'],
  [/epic/i, 'epic'],
  [/\bgog\b/i, 'gog'],
  [/\bea (app|play)|origin\b/i, 'ea'],
  [/ubisoft/i, 'ubisoft'],
  [/battle\.?net/i, 'battle_net'],
  [/bungie/i, 'bungie'],
  [/\bshift\b/i, 'shift'],
  [/\bios\b|iphone|android|mobile/i, 'mobile'],
];

/** How a key is redeemed, as far as its platform and label say. */
export function redeemKind({
  platform,
  label,
}: {
  readonly platform: string;
  readonly label?: string | undefined;
}): RedeemKind {
  const said = `${platform} ${label ?? ''}`;
  return PLATFORMS.find(([pattern]) => pattern.test(said))?.[1] ?? 'other';
}
