import { useWords } from '../../base/i18n/use-words.ts';
import { titleOf } from '../../base/i18n/words.ts';
import { useAlive } from '../../base/runtime/use-alive.ts';
import { blockTitle, column, lead } from '../../base/theme/parts.css.ts';
import { head, page } from '../../capabilities/bitmask/bitmask.css.ts';
import { BitmaskDesk } from '../../capabilities/bitmask/bitmask-desk.tsx';
import { bitmaskWords } from '../../capabilities/bitmask/bitmask-words.ts';
import { Skeleton } from '../../kit/parts/skeleton.tsx';

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
