import { useEffect, useState } from 'react';
import { useWords } from '../i18n/use-words.ts';
import { words } from '../i18n/words.ts';
import { Icon } from '../icons/icon.tsx';
import * as styles from '../layouts/layout.css.ts';
import { visuallyHidden } from '../theme/parts.css.ts';
import {
  COLOR_MODES,
  type ColorModeChoice,
  chooseColorMode,
  readColorMode,
  resolveColorMode,
} from './color-mode.ts';

const LABELS = {
  light: words.colorModeLight,
  dark: words.colorModeDark,
  system: words.colorModeSystem,
} as const;
const ICONS = {
  light: 'tabler:sun',
  dark: 'tabler:moon',
  system: 'tabler:device-desktop',
} as const;

/** Light, dark or like the device; kept in this browser. */
export function ColorModeMenu() {
  const say = useWords();
  const [choice, setChoice] = useState<ColorModeChoice>('dark');
  useEffect(() => setChoice(readColorMode()), []);
  useEffect(() => {
    if (choice !== 'system') return;
    const media = matchMedia('(prefers-color-scheme: light)');
    const follow = () => {
      document.documentElement.dataset.mode = resolveColorMode('system');
    };
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, [choice]);
  return (
    <details className={styles.menu} data-menu="">
      <summary className={styles.link} data-hint="">
        <Icon name={ICONS[choice]} />
        <span className={visuallyHidden}>{say(words.colorMode)}</span>
      </summary>
      <div className={styles.menuList}>
        {COLOR_MODES.map((mode) => (
          <button
            key={mode}
            type="button"
            className={styles.menuItem}
            aria-pressed={mode === choice}
            onClick={() => {
              chooseColorMode(mode);
              setChoice(mode);
            }}
          >
            <Icon name={ICONS[mode]} />
            {say(LABELS[mode])}
          </button>
        ))}
      </div>
    </details>
  );
}
