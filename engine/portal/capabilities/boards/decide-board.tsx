import { useState } from 'react';
import {
  type BingoProposal,
  declineBingoBoard,
  retireBingoBoard,
  takeOverBingoBoard,
} from '#contract/bingo/proposal-endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction } from '../../base/session/use-api.ts';
import * as frame from '../../core/console/console-frame.css.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { confirm } from '../../kit/parts/confirm.tsx';
import { openModal } from '../../kit/shell/overlay-store.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import * as styles from './boards.css.ts';
import { boardsWords as words } from './boards-words.ts';

interface BoardProperties {
  readonly proposal: Pick<BingoProposal, 'board_id' | 'title'>;
  /** Of the program: a dialog stands outside of the console's page. */
  readonly uuid: string;
}

/** Takes a proposed board over, or declines it with a reason. */
export function DecideBoard({ proposal, uuid }: BoardProperties) {
  const say = useWords();
  const { board_id, title } = proposal;
  const takeOver = useAction(takeOverBingoBoard);
  const take = () => {
    if (takeOver.isPending) return;
    // The row goes with the answer: what is said of it must not go with the row.
    takeOver.mutateAsync({ params: { board_id }, query: { uuid } }).then(
      () => toast({ title: say(words.takenOverNow), tone: 'success' }),
      () => undefined,
    );
  };
  const decline = () =>
    openModal({
      title: say(words.declineTitle, { title }),
      description: say(words.declineText),
      content: (close) => <DeclineForm proposal={proposal} uuid={uuid} onDone={close} />,
    });
  return (
    <div className={styles.actions}>
      <button
        type="button"
        className={frame.smallButton}
        aria-disabled={takeOver.isPending}
        onClick={take}
      >
        {say(words.takeOver)}
      </button>
      <button type="button" className={frame.smallButton} onClick={decline}>
        {say(words.decline)}
      </button>
      {takeOver.error && <CallProblem error={takeOver.error} />}
    </div>
  );
}

function DeclineForm({
  proposal: { board_id },
  uuid,
  onDone,
}: BoardProperties & { readonly onDone: () => void }) {
  const say = useWords();
  const [note, setNote] = useState('');
  const decline = useAction(declineBingoBoard);
  const ready = note.trim() !== '' && !decline.isPending;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!ready) return;
        decline
          .mutateAsync({ params: { board_id }, query: { uuid }, body: { note: note.trim() } })
          .then(
            () => {
              toast({ title: say(words.declinedNow), tone: 'success' });
              onDone();
            },
            () => undefined,
          );
      }}
    >
      <label className={styles.labelled}>
        <span>{say(words.why)}</span>
        <textarea
          className={frame.field}
          rows={4}
          dir="auto"
          maxLength={2_000}
          value={note}
          onChange={({ currentTarget: { value } }) => setNote(value)}
        />
      </label>
      <div className={styles.actions}>
        <button type="submit" className={frame.smallButton} aria-disabled={!ready}>
          {say(words.decline)}
        </button>
      </div>
      {decline.error && <CallProblem error={decline.error} />}
    </form>
  );
}

/** Ends a board that the program took over. */
export function EndBoard({ proposal: { board_id, title }, uuid }: BoardProperties) {
  const say = useWords();
  const retire = useAction(retireBingoBoard);
  const end = () =>
    confirm({
      title: say(words.retireTitle, { title }),
      text: say(words.retireText),
      yes: say(words.retire),
      no: say(commonWords.cancel),
      onYes: () => {
        retire.mutateAsync({ params: { board_id }, query: { uuid } }).then(
          () => toast({ title: say(words.retiredNow), tone: 'success' }),
          () => undefined,
        );
      },
    });
  return (
    <>
      <button
        type="button"
        className={frame.smallButton}
        aria-disabled={retire.isPending}
        onClick={end}
      >
        {say(words.retire)}
      </button>
      {retire.error && <CallProblem error={retire.error} />}
    </>
  );
}
