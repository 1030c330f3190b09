import { type FormEvent, useState } from 'react';
import { restoreProfile, takeDownProfile } from '#contract/moderation/endpoints.ts';
import { readOperatorCreator } from '#contract/people/endpoints.ts';
import type { Person } from '#contract/people/person.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction } from '../../base/session/use-api.ts';
import { useView } from '../../base/view/use-view.ts';
import * as frame from '../../core/console/console-frame.css.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { localMoment } from '../../kit/parts/format.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import * as styles from './people.css.ts';
import { personActionWords as words } from './people-words.ts';

interface ProfileProperties {
  readonly id: string;
  readonly profile: NonNullable<Person['profile']>;
}

/** The page that somebody shows to everybody, and the ways to take it down and to restore it. */
export function PersonProfile({ id, profile }: ProfileProperties) {
  const say = useWords();
  const { locale } = useView();
  const { may } = useConsole();
  const { address, shown, taken_down } = profile;
  return (
    <section className={styles.part}>
      <h2 className={styles.partTitle}>{say(words.profile)}</h2>
      <p className={styles.text}>
        {address === null ? (
          say(words.profileNoHandle)
        ) : (
          <a href={address} target="_blank" rel="noopener">
            <bdi dir="ltr">{address.replace(/^https?:\/\//, '')}</bdi>
          </a>
        )}
        {address !== null && !shown && ` · ${say(words.profileOff)}`}
      </p>
      {taken_down && (
        <p className={styles.warning}>
          {say(words.profileTakenDown, {
            time: localMoment(taken_down.at, locale),
            note: taken_down.note,
          })}
        </p>
      )}
      {may('moderate') && (taken_down ? <Restore id={id} /> : <TakeDown id={id} />)}
    </section>
  );
}

function useModeration<E extends typeof takeDownProfile | typeof restoreProfile>(endpoint: E) {
  return useAction(endpoint, { refresh: [readOperatorCreator.tag] });
}

function Restore({ id }: Pick<ProfileProperties, 'id'>) {
  const say = useWords();
  const { program } = useConsole();
  const restore = useModeration(restoreProfile);
  const send = () =>
    restore.mutate(
      { params: { creator_id: id }, query: { uuid: program.uuid } },
      { onSuccess: () => toast({ title: say(words.profileRestored), tone: 'success' }) },
    );
  return (
    <>
      <div className={styles.buttons}>
        <button
          type="button"
          className={frame.smallButton}
          aria-disabled={restore.isPending}
          onClick={restore.isPending ? undefined : send}
        >
          {say(words.restoreProfile)}
        </button>
      </div>
      {restore.error && <CallProblem error={restore.error} />}
    </>
  );
}

function TakeDown({ id }: Pick<ProfileProperties, 'id'>) {
  const say = useWords();
  const { program } = useConsole();
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const takeDown = useModeration(takeDownProfile);
  const ready = note.trim() !== '' && !takeDown.isPending;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!ready) return;
    takeDown.mutate(
      {
        params: { creator_id: id },
        query: { uuid: program.uuid },
        body: { reason_code: 'other', note: note.trim() },
      },
      { onSuccess: () => toast({ title: say(words.profileIsDown), tone: 'success' }) },
    );
  };
  return (
    <>
      <div className={styles.buttons}>
        <button
          type="button"
          className={frame.smallButton}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {say(words.takeDownProfile)}
        </button>
      </div>
      {isOpen && (
        <form className={styles.form} onSubmit={send}>
          <label className={styles.labelled}>
            <span>{say(words.profileReason)}</span>
            <textarea
              // biome-ignore lint/a11y/noAutofocus: the form is opened by its own button.
              autoFocus
              className={frame.field}
              rows={2}
              dir="auto"
              required
              maxLength={2_000}
              value={note}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
            />
          </label>
          <button type="submit" className={frame.smallButton} aria-disabled={!ready}>
            {say(words.takeDownProfile)}
          </button>
          {takeDown.error && <CallProblem error={takeDown.error} />}
        </form>
      )}
    </>
  );
}
