import { useId, useState } from 'react';
import type { Person } from '#contract/people/person.ts';
import { adjustPoints } from '#contract/rewards/operator-endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction } from '../../base/session/use-api.ts';
import * as frame from '../../core/console/console-frame.css.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { confirm } from '../../kit/parts/confirm.tsx';
import { toast } from '../../kit/shell/toast-store.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import * as styles from './people.css.ts';
import { peopleWords, personActionWords as words } from './people-words.ts';
import { seasonsOf } from './seasons-of.ts';

/** At most as many points are given or taken at once. */
const MOST = 1_000_000;

/** Gives or takes points by hand, where one may and somebody has a season to have them in. */
export function AdjustPoints({ person }: { readonly person: Person }) {
  const say = useWords();
  const { may } = useConsole();
  const [form, setForm] = useState<'open' | 'closed'>('closed');
  const seasons = seasonsOf(person);
  const none = seasons.length === 0 || person.status.status === 'deleted';
  if (none || !may('adjust_points')) return null;
  return (
    <>
      <div>
        <button
          type="button"
          className={frame.smallButton}
          aria-expanded={form === 'open'}
          onClick={() => setForm(form === 'open' ? 'closed' : 'open')}
        >
          {say(words.adjust)}
        </button>
      </div>
      {form === 'open' && <AdjustForm person={person} seasons={seasons} />}
    </>
  );
}

interface AdjustFormProperties {
  readonly person: Person;
  /** At least one. */
  readonly seasons: ReturnType<typeof seasonsOf>;
}

function AdjustForm({ person: { id, display_name }, seasons }: AdjustFormProperties) {
  const say = useWords();
  const { program } = useConsole();
  const [amountHint, noteHint] = [useId(), useId()];
  const [season, setSeason] = useState(seasons[0]?.id ?? 0);
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const adjust = useAction(adjustPoints);
  const amount = Number(typed);
  const ready = Number.isInteger(amount) && amount !== 0 && note.trim() !== '' && !adjust.isPending;
  const send = () =>
    adjust.mutate(
      {
        params: { creator_id: id },
        query: { uuid: program.uuid },
        body: { activation_id: season, amount, note: note.trim() },
      },
      {
        onSuccess: ({ balance }) => {
          toast({ title: say(words.adjusted, { balance }), tone: 'success' });
          setTyped('');
          setNote('');
        },
      },
    );
  const ask = () =>
    confirm({
      title: say(words.takeTitle, {
        count: -amount,
        name: display_name || say(peopleWords.nameless),
      }),
      text: note.trim(),
      yes: say(words.adjust),
      no: say(commonWords.cancel),
      onYes: send,
    });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!ready) return;
        if (amount < 0) ask();
        else send();
      }}
    >
      <label className={styles.labelled}>
        <span>{say(words.season)}</span>
        <select
          className={frame.field}
          value={season}
          onChange={({ currentTarget: { value } }) => setSeason(Number(value))}
        >
          {seasons.map((one) => (
            <option key={one.id} value={one.id}>
              {one.title}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.short}>
        <span>{say(words.amount)}</span>
        <input
          type="number"
          className={frame.field}
          required
          step={1}
          min={-MOST}
          max={MOST}
          value={typed}
          aria-describedby={amountHint}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
        <span id={amountHint} className={styles.muted}>
          {say(words.amountText)}
        </span>
      </label>
      <label className={styles.labelled}>
        <span>{say(words.reason)}</span>
        <textarea
          className={frame.field}
          rows={2}
          dir="auto"
          required
          maxLength={500}
          value={note}
          aria-describedby={noteHint}
          onChange={({ currentTarget: { value } }) => setNote(value)}
        />
        <span id={noteHint} className={styles.muted}>
          {say(words.adjustReasonText)}
        </span>
      </label>
      <button type="submit" className={frame.smallButton} aria-disabled={!ready}>
        {say(words.adjust)}
      </button>
      {adjust.error && <CallProblem error={adjust.error} />}
    </form>
  );
}
