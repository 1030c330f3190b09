import { useState } from 'react';
import { createApiKey } from '#contract/operator/api-key-endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction } from '../../base/session/use-api.ts';
import { field, smallButton } from '../../core/console/console-frame.css.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { CopyButton } from '../../kit/parts/copy-button.tsx';
import { Notice } from '../../kit/text/notice.tsx';
import * as styles from './team.css.ts';
import { teamWords } from './team-words.ts';

/** Creates a key, which is shown until whoever created it says that they have it. */
export function CreateKeyForm() {
  const say = useWords();
  const { program } = useConsole();
  const [name, setName] = useState('');
  const create = useAction(createApiKey);
  const submit = () => {
    // A key that is still shown would be gone with the next one.
    if (create.isPending || create.data) return;
    const input = { query: { uuid: program.uuid }, body: { name: name.trim() } };
    create.mutate(input, { onSuccess: () => setName('') });
  };
  return (
    <>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <label className={styles.labelled}>
          <span>{say(teamWords.keyName)}</span>
          <input
            className={`${field} ${styles.roomy}`}
            value={name}
            maxLength={100}
            required
            // More than blanks.
            pattern=".*\S.*"
            dir="auto"
            autoComplete="off"
            placeholder={say(teamWords.keyNameHint)}
            onChange={({ currentTarget: { value } }) => setName(value)}
          />
        </label>
        <button
          type="submit"
          className={smallButton}
          aria-disabled={create.isPending || create.data !== undefined}
        >
          {say(teamWords.create)}
        </button>
      </form>
      <div role="status">
        {create.data && (
          <Notice tone="warning">
            <p>{say(teamWords.keyCreated, { name: create.data.name })}</p>
            <code className={styles.key} dir="ltr" translate="no">
              {create.data.key}
            </code>
            <p>{say(teamWords.keyOnce)}</p>
            <div className={styles.buttons}>
              <CopyButton text={create.data.key} label={say(teamWords.copyKey)} />
              <button type="button" className={smallButton} onClick={create.reset}>
                {say(teamWords.kept)}
              </button>
            </div>
          </Notice>
        )}
      </div>
      {create.error && <CallProblem error={create.error} />}
    </>
  );
}
