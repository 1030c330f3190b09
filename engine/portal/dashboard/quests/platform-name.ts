import type { Speak } from '../../i18n/use-words.ts';
import { words } from '../../i18n/words.ts';

const PLATFORMS: Readonly<Record<string, typeof words.x>> = {
  x: words.x,
  youtube: words.youtube,
  twitch: words.twitch,
  tiktok: words.tiktok,
  discord: words.discord,
  instagram: words.instagram,
  facebook: words.facebook,
  reddit: words.reddit,
};

/** How a platform calls itself; one that is not known goes by its bare name. */
export function platformName(name: string, say: Speak): string {
  const word = Object.hasOwn(PLATFORMS, name) ? PLATFORMS[name] : undefined;
  return word ? say(word) : name;
}
