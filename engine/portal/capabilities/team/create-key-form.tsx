import { useState } from 'react';
import { createApiKey } from '#contract/operator/api-key-endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction } from '../../base/session/use-api.ts';
import { smallButton } from '../../core/console/console-frame.css.ts';
import { SecretNotice } from '../../core/console/secret-notice.tsx';
import { useConsole } from '../../core/console/use-console.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { NameField } from './name-field.tsx';
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
        <NameField name={name} hint={say(teamWords.keyNameHint)} onChange={setName} />
        <button
          type="submit"
          className={smallButton}
          aria-disabled={create.isPending || create.data !== undefined}
        >
          {say(teamWords.create)}
        </button>
      </form>
      <SecretNotice
        text={say(teamWords.keyCreated, { name: create.data?.name ?? '' })}
        secret={create.data?.key}
        once={say(teamWords.keyOnce)}
        copy={say(teamWords.copyKey)}
        onKept={create.reset}
      />
      {create.error && <CallProblem error={create.error} />}
    </>
  );
}
