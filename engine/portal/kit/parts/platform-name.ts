import type { Speak } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';

/** Names as the networks spell them; those of the others come from the engine's words. */
const SPELLINGS: Readonly<Record<string, string>> = {
  kick: 'Kick',
  vimeo: 'Vimeo',
  dailymotion: 'Dailymotion',
  bilibili: 'bilibili',
  steam: 'Steam',
};
const NETWORKS = [
  'x',
  'youtube',
  'twitch',
  'tiktok',
  'discord',
  'instagram',
  'facebook',
  'reddit',
] as const;

/** What a platform (engine/domain/content/canonical-url.ts) is called; a host as it stands. */
export function platformName(platform: string, say: Speak): string {
  const network = NETWORKS.find((name) => name === platform);
  if (network) return say(words[network]);
  return Object.hasOwn(SPELLINGS, platform) ? (SPELLINGS[platform] ?? platform) : platform;
}
