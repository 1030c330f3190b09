import { useRef } from 'react';
import type { InboxItem } from '#contract/reviews/inbox-endpoints.ts';
import { fulfilRedemption, refundRedemption } from '#contract/rewards/operator-endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction } from '../../base/session/use-api.ts';
import { useView } from '../../base/view/use-view.ts';
import * as frame from '../../core/console/console-frame.css.ts';
import { smallButton } from '../../core/console/console-frame.css.ts';
import { KeyHint } from '../../core/console/key-hint.tsx';
import { Notes } from '../../core/console/notes.tsx';
import { PersonLink } from '../../core/console/person-link.tsx';
import { useShortcuts } from '../../core/console/shortcuts.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { useDraft } from '../../core/console/use-draft.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { confirm } from '../../kit/parts/confirm.tsx';
import { localMoment } from '../../kit/parts/format.ts';
import { HeadingsFrom } from '../../kit/parts/heading.tsx';
import { toast } from '../../kit/shell/toast-store.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import { AlsoLooking } from './also-looking.tsx';
import * as styles from './inbox.css.ts';
import { inboxWords } from './inbox-words.ts';
import { PersonFacts } from './person-facts.tsx';

interface RedemptionItemProperties {
  readonly item: InboxItem;
  /** Called when it was delivered, or its points were given back. */
  readonly onDone: () => void;
}

const EMPTY = { note: '', tracking: '' };

/** A reward that somebody redeemed and waits for. */
export function RedemptionItem({ item, onDone }: RedemptionItemProperties) {
  const say = useWords();
  const { locale } = useView();
  const { may } = useConsole();
  const { creator, title, submitted_at } = item;
  return (
    <article className={styles.item}>
      <div className={styles.part}>
        <div className={styles.head}>
          <h2 className={styles.partTitle}>
            {creator ? (
              <PersonLink id={creator.id}>
                {creator.display_name || say(inboxWords.nameless)}
              </PersonLink>
            ) : (
              say(inboxWords.guest)
            )}
          </h2>
          <span className={styles.mark}>{localMoment(submitted_at, locale)}</span>
          <AlsoLooking kind="redemption" id={item.id} />
        </div>
        <p>
          <bdi>{title}</bdi>
        </p>
        {creator && <PersonFacts creator={creator} />}
      </div>
      {/* A reward whose redeemer was deleted has none. */}
      {creator && (
        <HeadingsFrom value={3}>
          <Notes kind="redemption" id={item.id} />
        </HeadingsFrom>
      )}
      {may('fulfil_rewards') && <Settle key={item.id} item={item} onDone={onDone} />}
    </article>
  );
}

/** Delivers it, or gives its points back with a reason. What was typed survives a sign-out. */
function Settle({ item, onDone }: RedemptionItemProperties) {
  const say = useWords();
  const { program } = useConsole();
  const { typed, type, forget } = useDraft(`redemption:${item.id}`, EMPTY);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const fulfil = useAction(fulfilRedemption);
  const refund = useAction(refundRedemption);
  const note = typed.note.trim();
  const tracking = typed.tracking.trim();
  const params = { redemption_id: Number(item.id) };
  const query = { uuid: program.uuid };
  // The list may be without it, and this form gone, before the answer is there.
  const settled = (title: string) => () => {
    forget();
    toast({ title, tone: 'success' });
    onDone();
  };
  // What went wrong is shown below.
  const failed = () => {};
  const busy = fulfil.isPending || refund.isPending;
  const deliver = () => {
    if (busy) return;
    const body = {
      ...(note === '' ? {} : { note }),
      ...(tracking === '' ? {} : { tracking_reference: tracking }),
    };
    fulfil.mutateAsync({ params, query, body }).then(settled(say(inboxWords.fulfilled)), failed);
  };
  const giveBack = () => {
    // The creator is told why: without a reason there is nothing to send yet.
    if (note === '') {
      noteField.current?.focus();
      toast({ title: say(inboxWords.refundNeedsNote), tone: 'warning' });
      return;
    }
    confirm({
      title: say(inboxWords.refund),
      text: note,
      yes: say(inboxWords.refund),
      no: say(commonWords.cancel),
      onYes: () => {
        refund
          .mutateAsync({ params, query, body: { note } })
          .then(settled(say(inboxWords.refunded)), failed);
      },
    });
  };
  useShortcuts([
    { key: 'a', word: inboxWords.fulfil, run: deliver },
    { key: 'r', word: inboxWords.refund, run: giveBack },
  ]);
  return (
    <div className={styles.decisions}>
      <label className={styles.labelled}>
        <span>
          {say(inboxWords.tracking)} ({say(commonWords.optional)})
        </span>
        <input
          className={frame.field}
          dir="auto"
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          value={typed.tracking}
          onChange={({ currentTarget: { value } }) => type({ tracking: value })}
        />
      </label>
      <label className={styles.labelled}>
        <span>{say(inboxWords.note)}</span>
        <textarea
          ref={noteField}
          className={frame.field}
          dir="auto"
          rows={2}
          maxLength={2_000}
          value={typed.note}
          onChange={({ currentTarget: { value } }) => type({ note: value })}
        />
      </label>
      <div className={styles.buttons}>
        <button type="button" className={smallButton} aria-disabled={busy} onClick={deliver}>
          {say(inboxWords.fulfil)}
          <KeyHint>A</KeyHint>
        </button>
        <button type="button" className={smallButton} aria-disabled={busy} onClick={giveBack}>
          {say(inboxWords.refund)}
          <KeyHint>R</KeyHint>
        </button>
      </div>
      {fulfil.error && <CallProblem error={fulfil.error} />}
      {refund.error && <CallProblem error={refund.error} />}
    </div>
  );
}
