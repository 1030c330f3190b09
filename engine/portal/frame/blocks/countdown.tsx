import { useEffect, useState } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { formatMoment } from '../../base/view/formats.ts';
import { useView } from '../../base/view/use-view.ts';
import type { BlockProperties } from './block-properties.ts';
import { BlockSection } from './block-section.tsx';
import * as styles from './countdown.css.ts';

const MINUTE = 60_000;

/** Time until a moment: the date for everybody, and the time left once the page is alive. */
export function Block({ block, heading }: BlockProperties<'countdown'>) {
  const { locale } = useView();
  return (
    <BlockSection {...block} heading={heading} reading>
      <p className={styles.moment}>
        <time dateTime={block.until}>{formatMoment(block.until, locale)}</time>
      </p>
      <TimeLeft until={Date.parse(block.until)} after={block.after} />
    </BlockSection>
  );
}

function TimeLeft({
  until,
  after,
}: {
  readonly until: number;
  readonly after: string | undefined;
}) {
  const say = useWords();
  // The server's page is everybody's at any time: only the browser knows what is left.
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 10_000);
    return () => clearInterval(timer);
  }, []);
  // Its place is kept: what comes below must not move.
  if (now === undefined) return <p className={styles.clock} />;
  const left = Math.floor((until - now) / MINUTE);
  if (left < 0) return after ? <p className={styles.clock}>{after}</p> : null;
  return (
    <p className={styles.clock} role="timer">
      {say(words.timeLeft, {
        days: Math.floor(left / 1440),
        hours: Math.floor((left % 1440) / 60),
        minutes: left % 60,
      })}
    </p>
  );
}
