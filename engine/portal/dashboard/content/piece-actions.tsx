import { useState } from 'react';
import { resubmitContent, withdrawContent } from '#contract/content/endpoints.ts';
import type { Content } from '#contract/shapes/content.ts';
import { useWords } from '../../i18n/use-words.ts';
import { useAction } from '../../session/use-api.ts';
import { toast } from '../../shell/toast-store.ts';
import { itemTitle, primaryButton, quietButton } from '../../theme/parts.css.ts';
import { useProgram } from '../../view/use-view.ts';
import { type Brief, ContentForm } from '../contents/content-form.tsx';
import { CallProblem } from '../parts/call-problem.tsx';
import { confirm } from '../parts/confirm.tsx';
import { row, stack } from '../parts/parts.css.ts';
import { commonWords } from '../words/common-words.ts';
import { contentWords } from '../words/content-words.ts';
import { PieceAppeal } from './piece-appeal.tsx';

interface PieceActionsProperties {
  readonly piece: Content;
  readonly brief: Brief;
}

/** What an author can do with a piece in its present state. */
export function PieceActions({ piece, brief }: PieceActionsProperties) {
  const [changing, setChanging] = useState(false);
  if (piece.state === 'rejected') return <PieceAppeal contentId={piece.id} />;
  if (piece.state === 'accepted' || piece.state === 'withdrawn') return null;
  if (changing && piece.state === 'needs_changes')
    return <Change piece={piece} brief={brief} onDone={() => setChanging(false)} />;
  return <Buttons piece={piece} onChange={() => setChanging(true)} />;
}

interface ButtonsProperties {
  readonly piece: Content;
  readonly onChange: () => void;
}

function Buttons({ piece, onChange }: ButtonsProperties) {
  const say = useWords();
  const { uuid } = useProgram();
  const { id, activation_id, state, title } = piece;
  const withdraw = useAction(withdrawContent);
  const ask = () =>
    confirm({
      title: say(contentWords.withdrawTitle, { title }),
      text: say(contentWords.withdrawText),
      yes: say(commonWords.withdraw),
      no: say(contentWords.keep),
      onYes: () =>
        withdraw.mutate(
          { params: { activation_id, content_id: id }, query: { uuid } },
          { onSuccess: () => toast({ title: say(contentWords.withdrawn), tone: 'success' }) },
        ),
    });
  return (
    <>
      <div className={row}>
        {state === 'needs_changes' && (
          <button type="button" className={primaryButton} onClick={onChange}>
            {say(contentWords.edit)}
          </button>
        )}
        <button
          type="button"
          className={quietButton}
          aria-disabled={withdraw.isPending}
          onClick={withdraw.isPending ? undefined : ask}
        >
          {say(commonWords.withdraw)}
        </button>
      </div>
      {withdraw.error && <CallProblem error={withdraw.error} />}
    </>
  );
}

interface ChangeProperties extends PieceActionsProperties {
  readonly onDone: () => void;
}

function Change({ piece, brief, onDone }: ChangeProperties) {
  const say = useWords();
  const { uuid } = useProgram();
  const resubmit = useAction(resubmitContent);
  const params = { activation_id: piece.activation_id, content_id: piece.id };
  return (
    <div className={stack}>
      <h3 className={itemTitle}>{say(contentWords.editTitle)}</h3>
      <ContentForm
        brief={brief}
        piece={piece}
        submitLabel={say(contentWords.sendAgain)}
        onSubmit={async (body) => {
          await resubmit.mutateAsync({ params, query: { uuid }, body });
          toast({ title: say(contentWords.sentAgain), tone: 'success' });
          onDone();
        }}
        beside={
          <button type="button" className={quietButton} onClick={onDone}>
            {say(commonWords.cancel)}
          </button>
        }
      />
    </div>
  );
}
