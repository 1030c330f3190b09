import { useId, useState } from 'react';
import { setCreatorStatus } from '#contract/people/endpoints.ts';
import type { Person } from '#contract/people/person.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction } from '../../base/session/use-api.ts';
import * as frame from '../../core/console/console-frame.css.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { confirm } from '../../kit/parts/confirm.tsx';
import { toast } from '../../kit/shell/toast-store.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import { dayOf, endOfDay } from './end-of-day.ts';
import * as styles from './people.css.ts';
import { peopleWords, personActionWords as words } from './people-words.ts';

interface StatusFormProperties {
  /** Not one that was deleted. */
  readonly person: Pick<Person, 'id' | 'display_name' | 'status'>;
}

/** Suspends somebody, for good or until the end of a day, or lifts the suspension; with a reason. */
export function StatusForm({ person }: StatusFormProperties) {
  const say = useWords();
  const { may } = useConsole();
  const [form, setForm] = useState<'open' | 'closed'>('closed');
  if (!may('suspend_creators')) return null;
  const word = person.status.status === 'suspended' ? words.lift : words.suspend;
  return (
    <section className={styles.part}>
      <div>
        <button
          type="button"
          className={frame.smallButton}
          aria-expanded={form === 'open'}
          onClick={() => setForm(form === 'open' ? 'closed' : 'open')}
        >
          {say(word)}
        </button>
      </div>
      {form === 'open' && <ReasonForm person={person} />}
    </section>
  );
}

function ReasonForm({ person: { id, display_name, status } }: StatusFormProperties) {
  const say = useWords();
  const { program } = useConsole();
  const [hint, dayHint] = [useId(), useId()];
  const [note, setNote] = useState('');
  const [day, setDay] = useState('');
  const set = useAction(setCreatorStatus);
  const suspended = status.status === 'suspended';
  const call = { params: { creator_id: id }, query: { uuid: program.uuid } };
  const done = (title: string) => ({ onSuccess: () => toast({ title, tone: 'success' }) });
  const lift = () =>
    set.mutate({ ...call, body: { status: 'active', note: note.trim() } }, done(say(words.lifted)));
  const suspend = () =>
    confirm({
      title: say(words.suspendTitle, { name: display_name || say(peopleWords.nameless) }),
      text: say(words.suspendText),
      yes: say(words.suspend),
      no: say(commonWords.cancel),
      onYes: () => {
        const until = day === '' ? {} : { until: endOfDay(day) };
        set.mutate(
          { ...call, body: { status: 'suspended', note: note.trim(), ...until } },
          done(say(words.suspended)),
        );
      },
    });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (set.isPending || note.trim() === '') return;
        if (suspended) lift();
        else suspend();
      }}
    >
      <label className={styles.labelled}>
        <span>{say(words.reason)}</span>
        <textarea
          // biome-ignore lint/a11y/noAutofocus: the form is opened by its own button.
          autoFocus
          className={frame.field}
          rows={2}
          dir="auto"
          required
          maxLength={2_000}
          value={note}
          aria-describedby={hint}
          onChange={({ currentTarget: { value } }) => setNote(value)}
        />
        <span id={hint} className={styles.muted}>
          {say(words.reasonText)}
        </span>
      </label>
      {!suspended && (
        <label className={styles.labelled}>
          <span>
            {say(words.lastDay)} ({say(commonWords.optional)})
          </span>
          <input
            type="date"
            className={frame.field}
            min={dayOf(Date.now())}
            value={day}
            aria-describedby={dayHint}
            onChange={({ currentTarget: { value } }) => setDay(value)}
          />
          <span id={dayHint} className={styles.muted}>
            {say(words.lastDayText)}
          </span>
        </label>
      )}
      <button
        type="submit"
        className={frame.smallButton}
        aria-disabled={set.isPending || note.trim() === ''}
      >
        {say(suspended ? words.lift : words.suspend)}
      </button>
      {set.error && <CallProblem error={set.error} />}
    </form>
  );
}
