import { useId, useState } from 'react';
import { createServiceAccount } from '#contract/operator/service-account-endpoints.ts';
import { type OperatorRole, SERVICE_ROLES } from '#contract/vocabulary/operator-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction } from '../../base/session/use-api.ts';
import { smallButton } from '../../core/console/console-frame.css.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { Notice } from '../../kit/text/notice.tsx';
import { NameField } from './name-field.tsx';
import { RoleField } from './role-field.tsx';
import { serviceWords } from './service-words.ts';
import * as styles from './team.css.ts';

/** Creates an account that scripts call as; it then stands among those who work on the program. */
export function ServiceAccountForm() {
  const say = useWords();
  const { program } = useConsole();
  const heading = useId();
  const [name, setName] = useState('');
  const [role, setRole] = useState<OperatorRole>('viewer');
  const create = useAction(createServiceAccount);
  const submit = () => {
    const chosen = SERVICE_ROLES.find((one) => one === role);
    if (create.isPending || !chosen) return;
    const body = { name: name.trim(), role: chosen };
    create.mutate({ query: { uuid: program.uuid }, body }, { onSuccess: () => setName('') });
  };
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h2 id={heading} className={styles.partTitle}>
        {say(serviceWords.title)}
      </h2>
      <p className={styles.muted}>{say(serviceWords.text)}</p>
      <form
        className={styles.stacked}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <NameField name={name} hint={say(serviceWords.nameHint)} onChange={setName} />
        <RoleField role={role} most="manager" onChoose={setRole} />
        <div>
          <button type="submit" className={smallButton} aria-disabled={create.isPending}>
            {say(serviceWords.create)}
          </button>
        </div>
      </form>
      <div role="status">
        {create.data && (
          <Notice tone="success">
            <p>{say(serviceWords.created, { name: create.data.name })}</p>
          </Notice>
        )}
      </div>
      {create.error && <CallProblem error={create.error} />}
    </section>
  );
}
