import { type ReactNode, useState } from 'react';
import type { ApiCallError } from '#contract/endpoints/client.ts';
import { fulfilRedemption, refundRedemption } from '#contract/rewards/operator-endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import type { Word } from '../../base/i18n/word.ts';
import { useAction } from '../../base/session/use-api.ts';
import * as frame from '../../core/console/console-frame.css.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { toast } from '../../kit/shell/toast-store.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import * as styles from './fulfilment.css.ts';
import { fulfilmentWords as words } from './fulfilment-words.ts';

interface SettleFormProperties {
  readonly id: number;
  /** Of the program: a dialog stands outside of the console's page. */
  readonly uuid: string;
  readonly onDone: () => void;
}

/** Marks a reward as delivered, with the reference under which it is found. */
export function DeliverForm({ id, uuid, onDone }: SettleFormProperties) {
  const say = useWords();
  const [reference, setReference] = useState('');
  const [note, setNote] = useState('');
  const fulfil = useAction(fulfilRedemption);
  const body = {
    ...(reference.trim() === '' ? {} : { tracking_reference: reference.trim() }),
    ...(note.trim() === '' ? {} : { note: note.trim() }),
  };
  return (
    <SettleForm
      text={words.deliverText}
      action={words.deliver}
      ready={!fulfil.isPending}
      error={fulfil.error}
      onSubmit={() =>
        fulfil.mutate(
          { params: { redemption_id: id }, query: { uuid }, body },
          {
            onSuccess: () => {
              toast({ title: say(words.delivered), tone: 'success' });
              onDone();
            },
          },
        )
      }
    >
      <label className={styles.labelled}>
        <span>
          {say(words.tracking)} ({say(commonWords.optional)})
        </span>
        <input
          className={frame.field}
          dir="auto"
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          value={reference}
          onChange={({ currentTarget: { value } }) => setReference(value)}
        />
      </label>
      <Note value={note} onType={setNote}>
        {say(words.note)} ({say(commonWords.optional)})
      </Note>
    </SettleForm>
  );
}

/** Gives the points of a reward back, with the reason. */
export function RefundForm({ id, uuid, onDone }: SettleFormProperties) {
  const say = useWords();
  const [note, setNote] = useState('');
  const refund = useAction(refundRedemption);
  return (
    <SettleForm
      text={words.refundText}
      action={words.refund}
      ready={!refund.isPending && note.trim() !== ''}
      error={refund.error}
      onSubmit={() =>
        refund.mutate(
          { params: { redemption_id: id }, query: { uuid }, body: { note: note.trim() } },
          {
            onSuccess: () => {
              toast({ title: say(words.refunded), tone: 'success' });
              onDone();
            },
          },
        )
      }
    >
      <Note value={note} onType={setNote}>
        {say(words.reason)}
      </Note>
    </SettleForm>
  );
}

interface NoteProperties {
  readonly value: string;
  readonly onType: (text: string) => void;
  /** What the field is called. */
  readonly children: ReactNode;
}

function Note({ value, onType, children }: NoteProperties) {
  return (
    <label className={styles.labelled}>
      <span>{children}</span>
      <textarea
        className={frame.field}
        rows={2}
        dir="auto"
        maxLength={2_000}
        value={value}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
    </label>
  );
}

interface FormProperties {
  /** What will happen. */
  readonly text: Word;
  readonly action: Word;
  readonly ready: boolean;
  readonly error: ApiCallError | null;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

function SettleForm({ text, action, ready, error, onSubmit, children }: FormProperties) {
  const say = useWords();
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) onSubmit();
      }}
    >
      <p>{say(text)}</p>
      {children}
      <button type="submit" className={frame.smallButton} aria-disabled={!ready}>
        {say(action)}
      </button>
      {error && <CallProblem error={error} />}
    </form>
  );
}
