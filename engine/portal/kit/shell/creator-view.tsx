import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { formattingTag } from '#domain/locales/negotiate-locale.ts';
import { addParts } from '../../base/i18n/load-messages.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { creatorViewEnd, leaveCreatorView } from '../../base/session/creator-view.ts';
import { useSession } from '../../base/session/use-api.ts';
import { primaryButton } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import { addErrorWords } from '../words/error-text.ts';
import * as styles from './creator-view.css.ts';
import { creatorViewErrors, creatorViewWords as words } from './creator-view-words.ts';

addErrorWords(creatorViewErrors);

const WORDS: readonly string[] = ['creator-view'];

/** Says above every page that an operator sees it as a creator does; covers it when that is over. */
export function CreatorView() {
  const { i18n } = useLingui();
  const view = useView();
  const session = useSession();
  const over = useOver();
  // Once over, it stays so: whoever signed in here since would be in a tab that keeps nothing.
  const [ended, setEnded] = useState(false);
  if (!ended && (over || !session)) setEnded(true);
  const [speaks, setSpeaks] = useState(false);
  useEffect(() => {
    const speak = () => setSpeaks(true);
    // Without its words it is at least told in English.
    addParts(i18n, view, WORDS).then(speak, speak);
  }, [i18n, view]);
  if (!speaks) return null;
  return ended ? <Ended /> : <Banner name={session?.user.display_name ?? ''} />;
}

function Banner({ name }: { readonly name: string }) {
  const say = useWords();
  const { locale, base } = useView();
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = banner;
    if (!current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty(styles.BANNER_HEIGHT, `${current.offsetHeight}px`),
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(styles.BANNER_HEIGHT);
    };
  }, []);
  const time = new Intl.DateTimeFormat(formattingTag(locale), { timeStyle: 'short' });
  return (
    <aside ref={banner} className={styles.banner} aria-label={say(words.label)}>
      <p className={styles.text}>
        {say(words.seen, {
          name: name || say(words.nameless),
          time: time.format(creatorViewEnd()),
        })}
      </p>
      <button type="button" className={styles.end} onClick={() => leaveCreatorView(`${base}/`)}>
        {say(words.end)}
      </button>
    </aside>
  );
}

function Ended() {
  const say = useWords();
  const { base } = useView();
  const cover = useRef<HTMLDialogElement>(null);
  useEffect(() => cover.current?.showModal(), []);
  return (
    <dialog
      ref={cover}
      className={styles.cover}
      aria-labelledby="creator-view-ended"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="creator-view-ended">{say(words.ended)}</h2>
      <p className={styles.sentence}>{say(words.endedText)}</p>
      <div className={styles.buttons}>
        <button
          type="button"
          className={primaryButton}
          onClick={() => leaveCreatorView(`${base}/`)}
        >
          {say(words.close)}
        </button>
      </div>
    </dialog>
  );
}

/** The time also on a page whose clock is set to another moment (main/moment). */
const realNow = () =>
  document.documentElement.dataset.moment === undefined
    ? Date.now()
    : performance.timeOrigin + performance.now();

/** Whether the time is up. */
function useOver(): boolean {
  const [over, setOver] = useState(() => creatorViewEnd() <= realNow());
  useEffect(() => {
    // A computer that slept counts its timers late: it is looked at again when it is awake.
    const look = () => setOver(creatorViewEnd() <= realNow());
    const timer = setTimeout(look, Math.max(creatorViewEnd() - realNow(), 0) + 50);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return over;
}
