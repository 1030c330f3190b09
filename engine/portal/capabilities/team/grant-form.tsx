import { useId, useState } from 'react';
import { grantRole } from '#contract/operator/endpoints.ts';
import type { OperatorRole } from '#contract/vocabulary/operator-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction } from '../../base/session/use-api.ts';
import { field, smallButton } from '../../core/console/console-frame.css.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { platformName } from '../../kit/parts/platform-name.ts';
import { Notice } from '../../kit/text/notice.tsx';
import { RoleField } from './role-field.tsx';
import { RoleProblem } from './role-problem.tsx';
import * as styles from './team.css.ts';
import { teamWords } from './team-words.ts';

/** Gives a role to whoever signs in with an e-mail address. */
export function GrantForm() {
  const say = useWords();
  const { program } = useConsole();
  const heading = useId();
  const hint = useId();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<OperatorRole>('reviewer');
  const grant = useAction(grantRole);
  const submit = () => {
    if (grant.isPending) return;
    const input = { query: { uuid: program.uuid }, body: { email: email.trim(), role } };
    grant.mutate(input, { onSuccess: () => setEmail('') });
  };
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h2 id={heading} className={styles.partTitle}>
        {say(teamWords.grant)}
      </h2>
      <form
        className={styles.stacked}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <label className={styles.labelled}>
          <span>{say(teamWords.email)}</span>
          <input
            type="email"
            className={`${field} ${styles.roomy}`}
            value={email}
            maxLength={254}
            required
            dir="ltr"
            autoComplete="off"
            aria-describedby={hint}
            onChange={({ currentTarget: { value } }) => setEmail(value)}
          />
          <span id={hint} className={styles.muted}>
            {say(teamWords.grantText)}
          </span>
        </label>
        <RoleField role={role} onChoose={setRole} />
        <div>
          <button type="submit" className={smallButton} aria-disabled={grant.isPending}>
            {say(teamWords.grant)}
          </button>
        </div>
      </form>
      <div role="status">{grant.data && <Granted answer={grant.data} />}</div>
      <RoleProblem error={grant.error} />
    </section>
  );
}

type Answer = NonNullable<ReturnType<typeof useAction<typeof grantRole>>['data']>;

/** What comes of it: for somebody new the account is open until the first sign-in. */
function Granted({ answer: { email, account } }: { readonly answer: Answer }) {
  const say = useWords();
  return (
    <Notice tone="success">
      <p>
        {account
          ? say(teamWords.grantedKnown, { email, provider: platformName(account.provider, say) })
          : say(teamWords.grantedNew, { email })}
      </p>
    </Notice>
  );
}
