import { useWords } from '../../base/i18n/use-words.ts';
import { useView } from '../../base/view/use-view.ts';
import { partWords } from '../words/part-words.ts';
import { localMoment, relativeTime } from './format.ts';
import { useNow } from './use-now.ts';

/** Until when something is wanted: how long that is, and the moment in the reader's time zone. */
export function Deadline({ at }: { readonly at: string }) {
  const say = useWords();
  const { locale } = useView();
  const now = useNow();
  const moment = localMoment(at, locale);
  return (
    <time dateTime={at}>
      {Date.parse(at) > now
        ? say(partWords.dueIn, { time: relativeTime(at, now, locale), moment })
        : say(partWords.overdue, { moment })}
    </time>
  );
}
