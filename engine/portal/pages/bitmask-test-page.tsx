import { head, page } from '../bitmask/bitmask.css.ts';
import { BitmaskDesk } from '../bitmask/bitmask-desk.tsx';
import { Skeleton } from '../dashboard/parts/skeleton.tsx';
import { bitmaskWords } from '../dashboard/words/bitmask-words.ts';
import { useWords } from '../i18n/use-words.ts';
import { titleOf } from '../i18n/words.ts';
import { useAlive } from '../shell/use-alive.ts';
import { blockTitle, column, lead } from '../theme/parts.css.ts';

/** Tries a board's marks as bitmasks: encode, decode, and see which patterns match. */
export function Page() {
  const say = useWords();
  return (
    <div className={`${column} ${page}`}>
      <div className={head}>
        <h1 className={blockTitle}>{say(titleOf('title.bitmask-test'))}</h1>
        <p className={lead}>{say(bitmaskWords.lead)}</p>
      </div>
      {useAlive() ? <BitmaskDesk /> : <Skeleton />}
    </div>
  );
}
