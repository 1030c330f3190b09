import { type SubmitEvent, useState } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { primaryButton } from '../../base/theme/parts.css.ts';
import { field, smallButton } from '../../core/console/console-frame.css.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import * as styles from './guest-links.css.ts';
import { guestLinksWords, makeLinksWords } from './guest-links-words.ts';
import { numberedLabels } from './link-file.ts';
import { type ChosenFile, LinkFileField } from './link-file-field.tsx';
import { LinksMade } from './links-made.tsx';
import { FirstLines, Progress, RejectedLines } from './making-report.tsx';
import type { GuestActivation } from './use-links.ts';
import { useMakeLinks, type Wanted } from './use-make-links.ts';

/** At most as many are made without a file. */
const MOST = 10_000;
const BEGUN = { label: '', count: '1', activation: '', uses: '1', ends: '' };

/** Makes links: some that are alike, or those of a file; first it says what would come of it. */
export function MakeLinks({ activations }: { readonly activations: readonly GuestActivation[] }) {
  const say = useWords();
  const [way, setWay] = useState<'by_hand' | 'from_file'>('by_hand');
  const [typed, setTyped] = useState({ ...BEGUN, activation: String(activations[0]?.id ?? '') });
  const [file, setFile] = useState<ChosenFile>();
  const trial = useMakeLinks('dry_run');
  const create = useMakeLinks('create');
  const busy = trial.isPending || create.isPending;
  const type = (change: Partial<typeof typed>) => {
    trial.reset();
    setTyped({ ...typed, ...change });
  };
  const wanted: Wanted = {
    csv:
      way === 'from_file'
        ? (file?.text ?? '')
        : numberedLabels(typed.label.trim(), Number(typed.count)),
    activation_id: Number(typed.activation),
    uses_limit: Number(typed.uses),
    ...(typed.ends === '' ? {} : { expires_at: new Date(typed.ends).toISOString() }),
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy && wanted.csv !== '') trial.mutate(wanted);
  };
  if (create.made && (create.data || create.made.created > 0))
    return (
      <div className={styles.form}>
        <LinksMade made={create.made} onKept={create.reset} done={create.data !== undefined} />
        {create.isPending && <Progress of={create.made} />}
        {create.error && (
          <>
            <CallProblem error={create.error} />
            <div>
              <button
                type="button"
                className={smallButton}
                onClick={() => create.variables && create.mutate(create.variables)}
              >
                {say(makeLinksWords.goOn)}
              </button>
            </div>
          </>
        )}
      </div>
    );
  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.buttons}>
        {(['by_hand', 'from_file'] as const).map((one) => (
          <button
            key={one}
            type="button"
            className={smallButton}
            aria-pressed={way === one}
            onClick={() => {
              trial.reset();
              setWay(one);
            }}
          >
            {say(one === 'by_hand' ? makeLinksWords.byHand : makeLinksWords.fromFile)}
          </button>
        ))}
      </div>
      <div className={styles.fields}>
        <label className={styles.labelled}>
          <span>{say(guestLinksWords.activation)}</span>
          <select
            className={field}
            value={typed.activation}
            onChange={({ currentTarget: { value } }) => type({ activation: value })}
          >
            {activations.map(({ id, title }) => (
              <option key={id} value={id}>
                {title} ({id})
              </option>
            ))}
          </select>
        </label>
        <label className={styles.labelled}>
          <span>{say(makeLinksWords.usesLimit)}</span>
          <input
            className={field}
            type="number"
            min={1}
            max={100_000}
            required
            value={typed.uses}
            onChange={({ currentTarget: { value } }) => type({ uses: value })}
          />
        </label>
        <label className={styles.labelled}>
          <span>{say(makeLinksWords.ends)}</span>
          <input
            className={field}
            type="datetime-local"
            value={typed.ends}
            onChange={({ currentTarget: { value } }) => type({ ends: value })}
          />
        </label>
      </div>
      {way === 'from_file' ? (
        <LinkFileField
          file={file}
          onChoose={(chosen) => {
            trial.reset();
            setFile(chosen);
          }}
        />
      ) : (
        <div className={styles.fields}>
          <label className={styles.labelled}>
            <span>{say(guestLinksWords.label)}</span>
            <input
              className={field}
              value={typed.label}
              required
              // More than blanks; numbers have their room.
              pattern=".*\S.*"
              maxLength={90}
              dir="auto"
              autoComplete="off"
              onChange={({ currentTarget: { value } }) => type({ label: value })}
            />
            <span className={styles.muted}>{say(makeLinksWords.labelHint)}</span>
          </label>
          <label className={styles.labelled}>
            <span>{say(makeLinksWords.count)}</span>
            <input
              className={field}
              type="number"
              min={1}
              max={MOST}
              required
              value={typed.count}
              onChange={({ currentTarget: { value } }) => type({ count: value })}
            />
          </label>
        </div>
      )}
      <div>
        <button type="submit" className={smallButton} aria-disabled={busy || wanted.csv === ''}>
          {say(makeLinksWords.preview)}
        </button>
      </div>
      {trial.isPending && trial.made && <Progress of={trial.made} />}
      {create.isPending && create.made && <Progress of={create.made} />}
      {trial.data && (
        <div className={styles.part}>
          <p role="status">{say(makeLinksWords.would, { count: trial.data.created })}</p>
          <FirstLines of={trial.data} />
          <RejectedLines of={trial.data} />
          {trial.data.created > 0 && (
            <div>
              <button
                type="button"
                className={primaryButton}
                aria-disabled={busy}
                onClick={() => !busy && create.mutate(wanted)}
              >
                {say(makeLinksWords.create, { count: trial.data.created })}
              </button>
            </div>
          )}
        </div>
      )}
      {trial.error && <CallProblem error={trial.error} />}
      {create.error && <CallProblem error={create.error} />}
    </form>
  );
}
