import { useId, useRef } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { useStore } from '../../base/runtime/store.ts';
import { primaryButton, quietButton } from '../../base/theme/parts.css.ts';
import { openModal, openSlideOver } from '../../kit/shell/overlay-store.ts';
import {
  configureToasts,
  type ToastPosition,
  toast,
  toastStore,
} from '../../kit/shell/toast-store.ts';
import * as styles from './showcase.css.ts';
import { Part } from './showcase-part.tsx';

const PLACES: readonly ToastPosition[] = [
  'bottom-right',
  'bottom-center',
  'bottom-left',
  'top-right',
  'top-center',
  'top-left',
];
const TONES = ['info', 'success', 'warning', 'error'] as const;

/** Toasts, tooltips, the dialog and the panel. */
export function OverlayParts() {
  const say = useWords();
  return (
    <Part title={say(words.showcaseOverlays)}>
      <Toasts />
      <Hints />
      <Sheets />
    </Part>
  );
}

function Toasts() {
  const say = useWords();
  const { expanded, position } = useStore(toastStore);
  const shown = useRef(0);
  const place = useId();
  const next = () => {
    shown.current += 1;
    const number = shown.current;
    const tone = TONES[number % TONES.length] ?? 'info';
    return { number, tone, title: say(words.showToastSample, { number }) };
  };
  const show = () => {
    const { title, tone } = next();
    toast({ title, tone, description: say(words.overlaySample) });
  };
  const showClickable = () => {
    const { number, title, tone } = next();
    const onClick = () => toast({ title: say(words.clicked, { number }) });
    toast({ title, tone, onClick });
  };
  return (
    <div className={styles.row}>
      <button type="button" className={primaryButton} onClick={show}>
        {say(words.showToast)}
      </button>
      <button type="button" className={quietButton} onClick={showClickable}>
        {say(words.showToastClick)}
      </button>
      <button
        type="button"
        className={quietButton}
        aria-pressed={!expanded}
        onClick={() => configureToasts({ expanded: !expanded })}
      >
        {say(words.stackToasts)}
      </button>
      <label className={styles.label} htmlFor={place}>
        {say(words.toastPlace)}
        <select
          id={place}
          className={styles.select}
          value={position}
          onChange={({ target }) => configureToasts({ position: target.value as ToastPosition })}
        >
          {PLACES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
    </div>
  );
}

function Hints() {
  const say = useWords();
  return (
    <div className={styles.row}>
      <button type="button" className={quietButton} data-hint={say(words.tooltipSample)}>
        {say(words.showTooltip)}
      </button>
      <button
        type="button"
        className={quietButton}
        data-hint={say(words.tooltipSample)}
        data-hint-quick=""
      >
        {say(words.showTooltipQuick)}
      </button>
    </div>
  );
}

function Sheets() {
  const say = useWords();
  const sheet = (title: string) => ({
    title,
    description: say(words.overlaySample),
    content: (close: () => void) => (
      <div className={styles.row}>
        <button type="button" className={primaryButton} onClick={close}>
          {say(words.close)}
        </button>
        <a href="#content" className={quietButton}>
          {say(words.learnMore)}
        </a>
      </div>
    ),
  });
  return (
    <div className={styles.row}>
      <button
        type="button"
        className={quietButton}
        onClick={() => openModal(sheet(say(words.showModal)))}
      >
        {say(words.showModal)}
      </button>
      <button
        type="button"
        className={quietButton}
        onClick={() => openSlideOver(sheet(say(words.showPanel)))}
      >
        {say(words.showPanel)}
      </button>
    </div>
  );
}
