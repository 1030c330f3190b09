import { type FormEvent, useId, useState } from 'react';
import type { ApiCallError } from '#contract/endpoints/client.ts';
import { reportBingoBoard } from '#contract/moderation/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { useAction } from '../../base/session/use-api.ts';
import { primaryButton, quietButton } from '../../base/theme/parts.css.ts';
import { useOnce } from '../../kit/parts/use-once.ts';
import { openModal } from '../../kit/shell/overlay-store.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import { errorText } from '../../kit/words/error-text.ts';
import { bingoWords } from './bingo-words.ts';
import * as styles from './play.css.ts';
import type { CardAddress } from './use-card.ts';

type Board = Pick<CardAddress, 'campaign' | 'board'>;

const LONGEST_NOTE = 500;

/** The way to tell the program that a member's board should not be seen. */
export function ReportBoard({ address }: { readonly address: Board }) {
  const say = useWords();
  const open = () =>
    openModal({
      title: say(bingoWords.report),
      description: say(bingoWords.reportText),
      content: (close) => <ReportForm address={address} close={close} />,
    });
  return (
    <button
      type="button"
      className={`${quietButton} ${styles.tool} ${styles.noPrint}`}
      onClick={open}
    >
      <Icon name="tabler:alert-triangle" />
      {say(bingoWords.report)}
    </button>
  );
}

function ReportForm({ address, close }: { readonly address: Board; readonly close: () => void }) {
  const say = useWords();
  const id = useId();
  const [note, setNote] = useState('');
  const { mutateAsync: report } = useAction(reportBingoBoard);
  const send = useOnce(async () => {
    try {
      await report({
        params: { campaign_id: address.campaign, board_id: address.board },
        body: { reason_code: 'other', ...(note.trim() === '' ? {} : { note: note.trim() }) },
      });
      close();
      toast({ title: say(bingoWords.reported), tone: 'success' });
    } catch (error) {
      toast({ title: errorText(error as ApiCallError, say), tone: 'error' });
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <label className={styles.label} htmlFor={id}>
        {say(bingoWords.reportNote)}
      </label>
      <textarea
        id={id}
        className={styles.input}
        rows={4}
        maxLength={LONGEST_NOTE}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className={styles.tools}>
        <button type="submit" className={primaryButton}>
          {say(commonWords.send)}
        </button>
      </div>
    </form>
  );
}
