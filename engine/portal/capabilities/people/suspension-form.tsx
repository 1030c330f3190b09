import { useState } from 'react';
import { readOperatorCreator } from '#contract/people/endpoints.ts';
import type { Person } from '#contract/people/person.ts';
import { changeSuspension } from '#contract/people/suspension-endpoint.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction, useEndpoint } from '../../base/session/use-api.ts';
import { useView } from '../../base/view/use-view.ts';
import * as frame from '../../core/console/console-frame.css.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { localMoment } from '../../kit/parts/format.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import { Notice } from '../../kit/text/notice.tsx';
import { commonWords } from '../../kit/words/common-words.ts';
import { errorText } from '../../kit/words/error-text.ts';
import { dayOf, endOfDay } from './end-of-day.ts';
import * as styles from './people.css.ts';
import { peopleWords, personActionWords as words } from './people-words.ts';
import { LastDayField, ReasonField } from './suspension-fields.tsx';

type Status = Person['status'];

const OVER = 'CREATOR_NOT_SUSPENDED';
/** The errors that say that somebody else was faster: what there is now is to be seen. */
const OVERTAKEN: readonly string[] = ['SUSPENSION_CHANGED', OVER];

interface SuspensionFormProperties {
  /** Somebody who is suspended. */
  readonly person: Pick<Person, 'id' | 'status'>;
  readonly onDone: () => void;
}

/**
 * Changes why somebody is suspended and until when. What another operator changes meanwhile is
 * shown beside what was typed, and is only replaced by who has seen it.
 */
export function SuspensionForm({ person: { id, status }, onDone }: SuspensionFormProperties) {
  const say = useWords();
  const { program } = useConsole();
  const [seen, setSeen] = useState(status);
  const [note, setNote] = useState(status.note ?? '');
  const [day, setDay] = useState(lastDayOf(status));
  const asked = { params: { creator_id: id }, query: { uuid: program.uuid } };
  const { refetch } = useEndpoint(readOperatorCreator, asked);
  const save = useAction(changeSuspension);
  // What this form itself changed is read again before it closes.
  const changed = (save.isIdle || save.isError) && !isSame(status, seen);
  const ready = note.trim() !== '' && !save.isPending && !changed;
  const send = () => {
    const { status: _, ...before } = seen;
    // An end that is no end of a day stays as it is.
    const kept = day === lastDayOf(seen);
    const until = kept ? seen.until : day === '' ? null : endOfDay(day);
    save.mutate(
      { ...asked, body: { seen: before, note: note.trim(), until } },
      {
        onSuccess: () => {
          toast({ title: say(words.suspensionChanged), tone: 'success' });
          onDone();
        },
        onError: (error) => {
          if (!OVERTAKEN.includes(error.code)) return;
          // What was changed is said in the form; with a suspension that is over, that goes.
          if (error.code === OVER) toast({ title: errorText(error, say), tone: 'warning' });
          void refetch();
        },
      },
    );
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) send();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDone();
      }}
    >
      <ReasonField value={note} onChange={setNote} />
      <LastDayField value={day} onChange={setDay} />
      {changed && <ChangedMeanwhile status={status} onSeen={() => setSeen(status)} />}
      <div className={styles.buttons}>
        <button type="submit" className={frame.smallButton} aria-disabled={!ready}>
          {say(commonWords.save)}
        </button>
        <button type="button" className={frame.smallButton} onClick={onDone}>
          {say(commonWords.cancel)}
        </button>
      </div>
      {save.error && !OVERTAKEN.includes(save.error.code) && <CallProblem error={save.error} />}
    </form>
  );
}

interface ChangedMeanwhileProperties {
  readonly status: Status;
  readonly onSeen: () => void;
}

/** What somebody else made of the suspension, and the way to go on from there. */
function ChangedMeanwhile({ status: { note, until }, onSeen }: ChangedMeanwhileProperties) {
  const say = useWords();
  const { locale } = useView();
  return (
    <Notice tone="warning">
      <div role="alert">
        <p>{say(words.changedMeanwhile)}</p>
        {note && <p dir="auto">{say(peopleWords.statusReason, { reason: note })}</p>}
        <p>
          {until
            ? say(peopleWords.until, { time: localMoment(until, locale) })
            : say(words.untilLifted)}
        </p>
      </div>
      <button type="button" className={frame.smallButton} onClick={onSeen}>
        {say(words.goOnWithMine)}
      </button>
    </Notice>
  );
}

const lastDayOf = ({ until }: Status) => (until === null ? '' : dayOf(Date.parse(until) - 1));

const isSame = (one: Status, other: Status) =>
  one.note === other.note && one.since === other.since && one.until === other.until;
