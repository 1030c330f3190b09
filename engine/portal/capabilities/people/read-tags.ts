import { tagWord } from '#contract/shapes/creator-tags.ts';

/** The tags that were typed with commas between: each once, as it was first spelled. */
export function readTags(typed: string): string[] {
  const tags = new Map<string, string>();
  for (const part of typed.split(/[,،、，\n]/u)) {
    const tag = part.trim().replaceAll(/\s+/gu, ' ');
    if (tag !== '' && !tags.has(tagWord(tag))) tags.set(tagWord(tag), tag);
  }
  return [...tags.values()];
}
