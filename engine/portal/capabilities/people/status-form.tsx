import { useRef, useState } from 'react';
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
import { endOfDay } from './end-of-day.ts';
import * as styles from './people.css.ts';
import { peopleWords, personActionWords as words } from './people-words.ts';
import { LastDayField, ReasonField } from './suspension-fields.tsx';
import { SuspensionForm } from './suspension-form.tsx';

interface StatusFormProperties {
  /** Not one that was deleted. */
  readonly person: Pick<Person, 'id' | 'display_name' | 'status'>;
}

/** Suspends somebody, for good or until the end of a day; changes or lifts it; with a reason. */
export function StatusForm({ person }: StatusFormProperties) {
  const say = useWords();
  const { may } = useConsole();
  const changer = useRef<HTMLButtonElement>(null);
  const [form, setForm] = useState<'none' | 'change' | 'set'>('none');
  if (!may('suspend_creators')) return null;
  const suspended = person.status.status === 'suspended';
  const toggle = (name: 'change' | 'set') => () => setForm(form === name ? 'none' : name);
  const close = () => {
    setForm('none');
    // The field that had the focus goes.
    changer.current?.focus();
  };
  return (
    <section className={styles.part}>
      <div className={styles.buttons}>
        {suspended && (
          <button
            ref={changer}
            type="button"
            className={frame.smallButton}
            aria-expanded={form === 'change'}
            onClick={toggle('change')}
          >
            {say(words.changeSuspension)}
          </button>
        )}
        <button
          type="button"
          className={frame.smallButton}
          aria-expanded={form === 'set'}
          onClick={toggle('set')}
        >
          {say(suspended ? words.lift : words.suspend)}
        </button>
      </div>
      {form === 'change' && <SuspensionForm person={person} onDone={close} />}
      {form === 'set' && <SetForm person={person} />}
    </section>
  );
}

function SetForm({ person: { id, display_name, status } }: StatusFormProperties) {
  const say = useWords();
  const { program } = useConsole();
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
      <ReasonField value={note} onChange={setNote} />
      {!suspended && <LastDayField value={day} onChange={setDay} />}
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
