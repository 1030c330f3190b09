import { useLocation, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { useCurrentInView } from '../../base/links/use-current-in-view.ts';
import { visuallyHidden } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import { formatNumber } from '../../kit/parts/format.ts';
import { openCommandPalette } from './command-palette.tsx';
import * as styles from './console-frame.css.ts';
import { ConsoleHeader } from './console-header.tsx';
import { ConsoleLink } from './console-link.tsx';
import type { ConsolePage } from './console-page.ts';
import { consoleWords } from './console-words.ts';
import { KeyHint } from './key-hint.tsx';
import { openKeyList } from './key-list.tsx';
import { listenForShortcuts, useShortcuts } from './shortcuts.ts';
import { useConsole } from './use-console.ts';
import { useCountInTitle, useWaiting } from './use-waiting.ts';

interface ConsoleFrameProperties {
  readonly pages: readonly ConsolePage[];
  /** The name of the page that is shown. */
  readonly current: string;
  readonly children: ReactNode;
}

/** What stands around each page of the console: the program, the way to the other pages, its keys. */
export function ConsoleFrame({ pages, current, children }: ConsoleFrameProperties) {
  const say = useWords();
  const { may, addressOf } = useConsole();
  const router = useRouter();
  const open = pages.filter(({ action }) => may(action));
  const waiting = useWaiting();
  useCountInTitle(waiting);
  const row = useCurrentInView<HTMLElement>(current);
  const palette = () => openCommandPalette(open, (to) => router.history.push(to), say);
  useEffect(() => listenForShortcuts(), []);
  useShortcuts([
    { key: 'mod+k', word: consoleWords.search, run: palette },
    { key: '?', word: consoleWords.showKeys, run: () => openKeyList(say) },
  ]);
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => {
    // Who reads another page begins at its top; within a page, things open beside their list.
    if (path.split('/').length <= 4) document.getElementById('content')?.scrollTo?.(0, 0);
  }, [path]);
  return (
    <div className={styles.console}>
      <ConsoleHeader onSearch={palette} />
      <nav ref={row} className={styles.navigation} aria-label={say(consoleWords.pages)}>
        {open.map(({ name, title, icon, counts }) => (
          <ConsoleLink
            key={name}
            to={addressOf(name)}
            className={styles.place}
            aria-current={name === current ? 'page' : undefined}
          >
            <Icon name={icon} />
            {say(title)}
            {counts === 'waiting' && <Waiting count={waiting} />}
          </ConsoleLink>
        ))}
        <button type="button" className={styles.place} onClick={() => openKeyList(say)}>
          <KeyHint>?</KeyHint>
          {say(consoleWords.keys)}
          <span className={visuallyHidden}>: {say(consoleWords.showKeys)}</span>
        </button>
      </nav>
      <div className={styles.page}>{children}</div>
    </div>
  );
}

function Waiting({ count }: { readonly count: number }) {
  const say = useWords();
  const { locale } = useView();
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{formatNumber(count, locale)}</span>
      <span className={visuallyHidden}>{say(consoleWords.waiting, { count })}</span>
    </span>
  );
}
