import type { ProgramCard } from '#contract/programs/view.ts';
import { type Speak, useWords } from '../../base/i18n/use-words.ts';
import { formatDate } from '../../base/view/formats.ts';
import { useView } from '../../base/view/use-view.ts';
import * as styles from './directory.css.ts';
import { directoryWords } from './directory-words.ts';

interface ProgramFactsProperties {
  readonly card: ProgramCard;
  readonly platforms: ReadonlyMap<string, string> | undefined;
}

/** Whether one can apply to a program, and with which platforms. */
export function ProgramFacts({ card, platforms }: ProgramFactsProperties) {
  const say = useWords();
  const { locale } = useView();
  const names = card.platforms.flatMap((id) => platforms?.get(id) ?? []);
  return (
    <>
      <p className={styles.state} data-state={card.applications.state}>
        {stateText(card.applications, say, locale)}
      </p>
      {names.length > 0 && <p className={styles.fine}>{names.join(' · ')}</p>}
    </>
  );
}

function stateText(
  { state, until }: ProgramCard['applications'],
  say: Speak,
  locale: string,
): string {
  if (state === 'closed' || until === undefined)
    return say(directoryWords[state === 'open' ? 'open' : 'closed']);
  const date = formatDate(until, locale);
  return say(directoryWords[state === 'open' ? 'openUntil' : 'opensOn'], { date });
}
