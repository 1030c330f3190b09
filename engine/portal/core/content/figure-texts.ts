import type { ContentFigures } from '#contract/shapes/content-figures.ts';
import { FIGURES } from '#contract/vocabulary/figure-words.ts';
import type { Speak } from '../../base/i18n/use-words.ts';
import { contentFigureWords } from './content-figure-words.ts';

/**
 * What was counted of a piece, each with its noun, in the locale of `say`; what the source does not
 * say is left out. What is not the platform's own count says so.
 */
export function figureTexts({ source, ...counts }: ContentFigures, say: Speak): string[] {
  const texts = FIGURES.flatMap((name) => {
    const count = counts[name];
    return count === null ? [] : [say(contentFigureWords[name], { count })];
  });
  return source === 'program' ? [...texts, say(contentFigureWords.counted)] : texts;
}
