import { useId, useState } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { CopyButton } from '../../kit/parts/copy-button.tsx';
import * as styles from './bitmask.css.ts';
import { bitmaskWords, maskFaultWords } from './bitmask-words.ts';
import { type MaskState, shownMask } from './mask-address.ts';
import { type MaskForm, readMask, writeMask } from './mask-forms.ts';

interface MaskFieldProperties {
  readonly form: MaskForm;
  readonly state: MaskState;
  readonly onChange: (state: MaskState) => void;
}

/** The mask in one form, to read, to copy and to type; what is wrong with it is told below. */
export function MaskField({ form, state, onChange }: MaskFieldProperties) {
  const say = useWords();
  const [field, help] = [useId(), useId()];
  /** What is being typed, as it is typed; undefined while nobody types here. */
  const [typed, setTyped] = useState<string>();
  const { size } = state.shape;
  const written = writeMask(form, size, state.mask);
  const { fault } = typed === undefined ? {} : readMask(form, size, typed);
  return (
    <div className={styles.form}>
      <label htmlFor={field} className={styles.label}>
        {say(bitmaskWords[form])}
      </label>
      <div className={styles.field}>
        <input
          id={field}
          className={styles.number}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode={form === 'decimal' || form === 'binary' ? 'numeric' : 'text'}
          value={typed ?? written}
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={fault ? help : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            const read = readMask(form, size, target.value);
            if (!read.fault) onChange(shownMask({ ...state.shape, size: read.size }, read.mask));
          }}
          onBlur={() => {
            // What cannot be read stays, to be mended.
            if (!fault) setTyped(undefined);
          }}
        />
        <CopyButton
          text={written}
          label={say(bitmaskWords.copyForm, { form: say(bitmaskWords[form]) })}
        />
      </div>
      {fault && (
        <p id={help} className={styles.fault} role="alert">
          {say(maskFaultWords[fault.code], fault.params)}
        </p>
      )}
    </div>
  );
}
