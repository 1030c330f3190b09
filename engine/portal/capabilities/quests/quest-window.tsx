import type { Quest } from '#contract/shapes/quests.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useView } from '../../base/view/use-view.ts';
import { duration } from '../../kit/parts/duration.ts';
import { localMoment } from '../../kit/parts/format.ts';
import { useNow } from '../../kit/parts/use-now.ts';
import { periodEnd } from './quest-progress.ts';
import { questWords } from './quest-words.ts';

type Window = Pick<Quest, 'window' | 'opens_at' | 'closes_at'>;

/** Whether there is anything to say about when a quest is open that its season does not say. */
export function hasWindow(
  { window, opens_at, closes_at }: Window,
  seasonEnd: string | null,
): boolean {
  if (window === 'upcoming') return opens_at !== null;
  return closes_at !== null && (window === 'closed' || closes_at !== seasonEnd);
}

/** How long until a quest opens or ends, and the moment in the reader's own time zone. */
export function QuestWindow({ window, opens_at, closes_at }: Window) {
  const say = useWords();
  const { locale } = useView();
  const now = useNow();
  const at = window === 'upcoming' ? opens_at : closes_at;
  if (at === null) return null;
  const moment = localMoment(at, locale);
  if (window === 'closed') return <time dateTime={at}>{say(questWords.ended, { moment })}</time>;
  const time = duration(Date.parse(at) - now, locale);
  return (
    <time dateTime={at}>
      {say(window === 'upcoming' ? questWords.startsIn : questWords.endsIn, { time })}
      {' · '}
      {moment}
    </time>
  );
}

/** How long until a repeated quest begins anew; nothing for the others. */
export function NextPeriod({ repeat }: Pick<Quest, 'repeat'>) {
  const say = useWords();
  const { locale } = useView();
  const now = useNow();
  const end = periodEnd(repeat, now);
  if (end === undefined) return null;
  return say(questWords.again, { time: duration(end - now, locale) });
}
