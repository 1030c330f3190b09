import { primaryButton, quietButton } from '../../base/theme/parts.css.ts';
import { openModal } from '../shell/overlay-store.ts';
import { row } from './parts.css.ts';

interface Question {
  readonly title: string;
  readonly text: string;
  /** What the button that does it says. */
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
}

/** Asks before something that cannot be taken back. */
export function confirm({ title, text, yes, no, onYes }: Question): void {
  openModal({
    title,
    description: text,
    content: (close) => (
      <div className={row}>
        <button
          type="button"
          className={primaryButton}
          onClick={() => {
            close();
            onYes();
          }}
        >
          {yes}
        </button>
        <button type="button" className={quietButton} onClick={close}>
          {no}
        </button>
      </div>
    ),
  });
}
