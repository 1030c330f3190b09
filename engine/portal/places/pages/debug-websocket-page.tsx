import { useWords } from '../../base/i18n/use-words.ts';
import { titleOf } from '../../base/i18n/words.ts';
import { useAlive } from '../../base/runtime/use-alive.ts';
import { block, blockHead, blockTitle, column, lead } from '../../base/theme/parts.css.ts';
import { DebugPageContent } from '../../capabilities/debug-websocket/debug-page-content.tsx';
import { debugWords } from '../../capabilities/debug-websocket/debug-websocket-words.ts';
import { Skeleton } from '../../kit/parts/skeleton.tsx';

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
