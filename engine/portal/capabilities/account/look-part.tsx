import { useState } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { COLOR_MODES, chooseColorMode, readColorMode } from '../../base/runtime/color-mode.ts';
import { primaryButton, quietButton } from '../../base/theme/parts.css.ts';
import * as styles from './account.css.ts';
import { AccountPart } from './account-part.tsx';
import { accountWords } from './account-words.ts';

const MODES = {
  light: [words.colorModeLight, 'tabler:sun'],
  dark: [words.colorModeDark, 'tabler:moon'],
  system: [words.colorModeSystem, 'tabler:device-desktop'],
} as const;

/** Light, dark, or like the device; only in the browser. */
export function LookPart() {
  const say = useWords();
  const [choice, setChoice] = useState(readColorMode);
  return (
    <AccountPart title={say(accountWords.look)} text={say(accountWords.lookText)}>
      <fieldset className={styles.modes} aria-label={say(words.colorMode)}>
        {COLOR_MODES.map((mode) => {
          const [word, icon] = MODES[mode];
          return (
            <button
              key={mode}
              type="button"
              className={mode === choice ? primaryButton : quietButton}
              aria-pressed={mode === choice}
              onClick={() => {
                chooseColorMode(mode);
                setChoice(mode);
              }}
            >
              <Icon name={icon} />
              {say(word)}
            </button>
          );
        })}
      </fieldset>
    </AccountPart>
  );
}
