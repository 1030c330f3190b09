import { useMemo, useState } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import * as frame from '../../core/console/console-frame.css.ts';
import * as csv from '../../core/console/csv.css.ts';
import { errorCodeText } from '../../core/console/error-code-text.ts';
import { BulkRun } from './bulk-run.tsx';
import * as styles from './fulfilment.css.ts';
import { fulfilmentWords as words } from './fulfilment-words.ts';
import type { Redeemed } from './use-redemptions.ts';

interface BulkSelectionProperties {
  readonly selected: readonly Redeemed[];
  /** Called to end the selection. */
  readonly onLeave: () => void;
}

/** Marks all that are selected as delivered; the selection stays as it was when this began. */
export function BulkSelection({ selected, onLeave }: BulkSelectionProperties) {
  const say = useWords();
  const [note, setNote] = useState('');
  const [begun, setBegun] = useState<readonly Redeemed[]>();
  const shown = begun ?? selected;
  const ids = shown.map(({ id }) => id).join(' ');
  const items = useMemo(() => {
    const said = note.trim() === '' ? {} : { note: note.trim() };
    return ids.split(' ').map((id) => ({ redemption_id: Number(id), ...said }));
  }, [ids, note]);
  const titleOf = (id: number) => shown.find((one) => one.id === id)?.title ?? '';
  return (
    <section className={styles.bulk} aria-label={say(words.selected, { count: shown.length })}>
      <div className={csv.buttons}>
        <h2 className={csv.partTitle}>{say(words.selected, { count: shown.length })}</h2>
        <button type="button" className={frame.smallButton} onClick={onLeave}>
          {say(words.unselect)}
        </button>
      </div>
      {!begun && (
        <label className={styles.labelled}>
          <span>{say(words.note)}</span>
          <textarea
            className={frame.field}
            rows={2}
            dir="auto"
            maxLength={2_000}
            value={note}
            onChange={({ currentTarget: { value } }) => setNote(value)}
          />
        </label>
      )}
      <BulkRun
        items={items}
        onBegin={() => setBegun(selected)}
        problems={(refused) =>
          refused.length > 0 && (
            <ul>
              {refused.map(({ redemption_id, code }) => (
                <li key={redemption_id}>
                  {redemption_id} <bdi>{titleOf(redemption_id)}</bdi>: {errorCodeText(code, say)}
                </li>
              ))}
            </ul>
          )
        }
      />
    </section>
  );
}
