import { Skeleton } from '../dashboard/parts/skeleton.tsx';
import { debugWords } from '../dashboard/words/debug-websocket-words.ts';
import { DebugPageContent } from '../debug-websocket/debug-page-content.tsx';
import { useWords } from '../i18n/use-words.ts';
import { titleOf } from '../i18n/words.ts';
import { useAlive } from '../shell/use-alive.ts';
import { block, blockHead, blockTitle, column, lead } from '../theme/parts.css.ts';

/** The events service to try out: its connection, channels and every frame. */
export function Page() {
  const say = useWords();
  return (
    <section className={block}>
      <div className={column}>
        <div className={blockHead}>
          <h1 className={blockTitle}>{say(titleOf('title.debug-websocket'))}</h1>
          <p className={lead}>{say(debugWords.intro)}</p>
        </div>
        {useAlive() ? <DebugPageContent /> : <Skeleton />}
      </div>
    </section>
  );
}
