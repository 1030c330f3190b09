import { useEffect, useState } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import {
  COLOR_MODES,
  type ColorModeChoice,
  chooseColorMode,
  readColorMode,
  resolveColorMode,
} from '../../base/runtime/color-mode.ts';
import { visuallyHidden } from '../../base/theme/parts.css.ts';
import * as styles from './menu.css.ts';

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
