import { useEffect, useRef, useState } from 'react';
import { resubmitContent, withdrawContent } from '#contract/content/endpoints.ts';
import type { Content } from '#contract/shapes/content.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction } from '../../base/session/use-api.ts';
import { itemTitle, primaryButton, quietButton } from '../../base/theme/parts.css.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { Heading } from '../../kit/parts/heading.tsx';
import { row, stack } from '../../kit/parts/parts.css.ts';
import { WithdrawButton } from '../../kit/parts/withdraw-button.tsx';
import { toast } from '../../kit/shell/toast-store.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import type { Brief } from './brief.ts';
import { ContentForm } from './content-form.tsx';
import { contentWords } from './content-words.ts';
import { PieceAppeal } from './piece-appeal.tsx';

interface PieceActionsProperties {
  readonly piece: Content;
  readonly brief: Brief;
}

/** What an author can do with a piece in its present state. */
export function PieceActions({ piece, brief }: PieceActionsProperties) {
  const place = useRef<HTMLDivElement>(null);
  const [changing, setChanging] = useState(false);
  const done = () => {
    setChanging(false);
    // What was used goes away: whoever used it stays at the piece.
    place.current?.closest('li')?.focus();
  };
  const { state } = piece;
  if (state === 'rejected') return <PieceAppeal contentId={piece.id} title={piece.title} />;
  if (state === 'accepted') return null;
  return (
    <div ref={place} className={stack}>
      {changing && state === 'needs_changes' ? (
        <Change piece={piece} brief={brief} onDone={done} />
      ) : (
        state !== 'withdrawn' && (
          <Buttons piece={piece} onChange={() => setChanging(true)} onDone={done} />
        )
      )}
    </div>
  );
}

interface ButtonsProperties {
  readonly piece: Content;
  readonly onChange: () => void;
  readonly onDone: () => void;
}

function Buttons({ piece, onChange, onDone }: ButtonsProperties) {
  const say = useWords();
  const { uuid } = useProgram();
  const { id, activation_id, state, title } = piece;
  const withdraw = useAction(withdrawContent);
  const params = { activation_id, content_id: id };
  return (
    <>
      <div className={row}>
        {state === 'needs_changes' && (
          <button type="button" className={primaryButton} onClick={onChange}>
            {say(contentWords.edit)}
          </button>
        )}
        <WithdrawButton
          withdraw={() => withdraw.mutateAsync({ params, query: { uuid } })}
          pending={withdraw.isPending}
          question={{
            title: say(contentWords.withdrawTitle, { title }),
            text: say(contentWords.withdrawText),
            no: say(contentWords.keep),
          }}
          told={contentWords.withdrawn}
          onWithdrawn={onDone}
        />
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
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const params = { activation_id: piece.activation_id, content_id: piece.id };
  return (
    <div className={stack}>
      <Heading below={1} ref={heading} tabIndex={-1} className={itemTitle}>
        {say(contentWords.editTitle)}
      </Heading>
      <ContentForm
        brief={brief}
        piece={piece}
        lookedUp
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
