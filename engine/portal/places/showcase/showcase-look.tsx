import { useEffect, useState } from 'react';
import { direction } from '#domain/locales/negotiate-locale.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { showColorMode } from '../../base/runtime/color-mode.ts';
import { quietButton } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import { row } from '../../kit/parts/parts.css.ts';
import { Part } from './showcase-part.tsx';
import { showcaseWords } from './showcase-words.ts';

const MODES = { dark: showcaseWords.dark, light: showcaseWords.light } as const;
const DIRECTIONS = { ltr: showcaseWords.leftToRight, rtl: showcaseWords.rightToLeft } as const;
type Mode = keyof typeof MODES;
type Direction = keyof typeof DIRECTIONS;

/** Shows the page in the other colour mode or direction, until it is left; nothing is kept. */
export function LookSwitches() {
  const say = useWords();
  const { locale, color_mode } = useView();
  const [mode, setMode] = useState<Mode>();
  const [side, setSide] = useState<Direction>();
  const own = direction(locale);
  useEffect(() => {
    if (mode === undefined) return;
    document.documentElement.dataset.mode = mode;
    return () => showColorMode(color_mode);
  }, [mode, color_mode]);
  useEffect(() => {
    if (side === undefined) return;
    document.documentElement.dir = side;
    return () => {
      document.documentElement.dir = own;
    };
  }, [side, own]);
  return (
    <Part title={say(showcaseWords.look)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent. */}
      <div className={row} role="group" aria-label={say(showcaseWords.colorMode)}>
        {(Object.keys(MODES) as Mode[]).map((one) => (
          <button
            key={one}
            type="button"
            className={quietButton}
            aria-pressed={mode === one}
            onClick={() => setMode(mode === one ? undefined : one)}
          >
            {say(MODES[one])}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: as above. */}
      <div className={row} role="group" aria-label={say(showcaseWords.direction)}>
        {(Object.keys(DIRECTIONS) as Direction[]).map((one) => (
          <button
            key={one}
            type="button"
            className={quietButton}
            aria-pressed={(side ?? own) === one}
            onClick={() => setSide(one)}
          >
            {say(DIRECTIONS[one])}
          </button>
        ))}
      </div>
    </Part>
  );
}
