import type { ContentFigures as Figures } from '#contract/shapes/content-figures.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useView } from '../../base/view/use-view.ts';
import { relativeTime } from '../../kit/parts/format.ts';
import { useNow } from '../../kit/parts/use-now.ts';
import { contentFigureWords } from './content-figure-words.ts';
import { figureTexts } from './figure-texts.ts';

/** What a piece reached and how long ago that was seen: a line for each who counted; none, nothing. */
export function ContentFigures({ figures }: { readonly figures: readonly Figures[] }) {
  const say = useWords();
  const { locale } = useView();
  const now = useNow();
  return figures.map((seen) => (
    <p key={seen.source}>
      {figureTexts(seen, say).join(' · ')}
      {' · '}
      <time dateTime={seen.observed_at}>
        {say(contentFigureWords.seen, { time: relativeTime(seen.observed_at, now, locale) })}
      </time>
    </p>
  ));
}
