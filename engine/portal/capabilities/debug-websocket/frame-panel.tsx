import { useId, useState } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { card, itemTitle, quietButton, visuallyHidden } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import * as form from '../../kit/form/form.css.ts';
import { formatNumber } from '../../kit/parts/format.ts';
import { row } from '../../kit/parts/parts.css.ts';
import type { DebugDesk } from './debug-desk.ts';
import * as styles from './debug-websocket.css.ts';
import { debugWords } from './debug-websocket-words.ts';
import { type FrameLine, type FrameList, filterLines } from './frame-list.ts';

const DIRECTIONS = {
  both: debugWords.both,
  in: debugWords.received,
  out: debugWords.sent,
} as const;
type Direction = keyof typeof DIRECTIONS;

/** What went over the wire, newest first. */
export function FramePanel({
  desk,
  frames,
}: {
  readonly desk: DebugDesk;
  readonly frames: FrameList;
}) {
  const say = useWords();
  const id = useId();
  const [direction, setDirection] = useState<Direction>('both');
  const [text, setText] = useState('');
  const shown = filterLines(frames.lines, direction, text);
  return (
    <section className={`${card} ${styles.panel}`} aria-labelledby={`${id}-title`}>
      <h2 className={itemTitle} id={`${id}-title`}>
        {say(debugWords.frames)}
      </h2>
      <div className={styles.filters}>
        <label className={form.question}>
          <span className={form.label}>{say(debugWords.filter)}</span>
          <input
            type="search"
            className={form.control}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <label className={form.question}>
          <span className={form.label}>{say(debugWords.direction)}</span>
          <select
            className={form.control}
            value={direction}
            onChange={({ target }) => setDirection(target.value as Direction)}
          >
            {Object.entries(DIRECTIONS).map(([name, word]) => (
              <option key={name} value={name}>
                {say(word)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className={row}>
        <button type="button" className={quietButton} onClick={() => desk.pause(!frames.paused)}>
          {say(frames.paused ? debugWords.goOn : debugWords.pause)}
        </button>
        <button type="button" className={quietButton} onClick={() => desk.clear()}>
          {say(debugWords.clear)}
        </button>
        <span role="status" className={form.help}>
          {frames.missed > 0 && say(debugWords.missed, { count: frames.missed })}
        </span>
      </div>
      {shown.length === 0 ? (
        <p className={form.help}>{say(debugWords.noFrames)}</p>
      ) : (
        <ol className={styles.frames}>
          {shown.map((line) => (
            <li key={line.id}>
              <Frame line={line} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Frame({ line }: { readonly line: FrameLine }) {
  const say = useWords();
  const { locale } = useView();
  const { at, direction, type, size, text } = line;
  return (
    <details className={styles.frame} data-direction={direction}>
      <summary className={styles.summary}>
        <Icon name={direction === 'in' ? 'tabler:download' : 'tabler:upload'} />
        <span className={visuallyHidden}>{say(DIRECTIONS[direction])}</span>
        <code dir="ltr" className={styles.name}>
          {type}
        </code>
        <span className={styles.fact}>
          {say(debugWords.bytes, { count: formatNumber(size, locale) })}
        </span>
        <time className={styles.fact} dir="ltr" dateTime={new Date(at).toISOString()}>
          {clockTime(at)}
        </time>
      </summary>
      {/* A long one scrolls: the keyboard must reach it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as said above. */}
      <pre className={styles.json} dir="ltr" lang="en" tabIndex={0}>
        {text}
      </pre>
    </details>
  );
}

/** Hours to milliseconds, of the reader's own clock. */
function clockTime(at: number): string {
  const moment = new Date(at);
  const part = (value: number, digits: number) => String(value).padStart(digits, '0');
  const [hours, minutes, seconds] = [
    moment.getHours(),
    moment.getMinutes(),
    moment.getSeconds(),
  ].map((value) => part(value, 2));
  return `${hours}:${minutes}:${seconds}.${part(moment.getMilliseconds(), 3)}`;
}
