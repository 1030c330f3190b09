import { useState } from 'react';
import { createOperatorToken } from '#contract/operator/operator-token-endpoints.ts';
import type { OperatorRole } from '#contract/vocabulary/operator-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction } from '../../base/session/use-api.ts';
import { useView } from '../../base/view/use-view.ts';
import { field, smallButton } from '../../core/console/console-frame.css.ts';
import { operatorName } from '../../core/console/operator-name.ts';
import { SecretNotice } from '../../core/console/secret-notice.tsx';
import { useConsole } from '../../core/console/use-console.ts';
import { useOperatorNames } from '../../core/console/use-operator-names.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { duration } from '../../kit/parts/duration.ts';
import { NameField } from './name-field.tsx';
import { RoleField } from './role-field.tsx';
import { serviceWords } from './service-words.ts';
import * as styles from './team.css.ts';
import { teamWords } from './team-words.ts';
import { tokenWords } from './token-words.ts';

const DAY = 86_400_000;
const DAYS = [7, 30, 90, 365] as const;

/** Creates an access token, which is shown until whoever created it says that they have it. */
export function CreateTokenForm() {
  const say = useWords();
  const { locale } = useView();
  const { operator, program } = useConsole();
  const [name, setName] = useState('');
  const [role, setRole] = useState<OperatorRole>('viewer');
  const [days, setDays] = useState<number>(30);
  const accounts = useServiceAccounts();
  const [account, setAccount] = useState('');
  const service = accounts.find(({ id }) => id === account);
  const create = useAction(createOperatorToken);
  const submit = () => {
    // A token that is still shown would be gone with the next one.
    if (create.isPending || create.data) return;
    const body = {
      ...{ name: name.trim(), role, expires_in_days: days },
      ...(service && { operator_id: service.id }),
    };
    create.mutate({ query: { uuid: program.uuid }, body }, { onSuccess: () => setName('') });
  };
  return (
    <>
      <form
        className={styles.stacked}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <NameField name={name} hint={say(teamWords.keyNameHint)} onChange={setName} />
        {accounts.length > 0 && (
          <label className={styles.labelled}>
            <span>{say(serviceWords.callsAs)}</span>
            <select
              className={field}
              value={account}
              onChange={({ currentTarget: { value } }) => {
                setAccount(value);
                // Each account may as much as its own role.
                setRole('viewer');
              }}
            >
              <option value="">{operatorName(operator)}</option>
              {accounts.map((one) => (
                <option key={one.id} value={one.id}>
                  {operatorName(one)}
                </option>
              ))}
            </select>
          </label>
        )}
        <RoleField role={role} most={service?.role ?? program.role} onChoose={setRole} />
        <label className={styles.labelled}>
          <span>{say(tokenWords.validFor)}</span>
          <select
            className={field}
            value={days}
            onChange={({ currentTarget: { value } }) => setDays(Number(value))}
          >
            {DAYS.map((count) => (
              <option key={count} value={count}>
                {duration(count * DAY, locale)}
              </option>
            ))}
          </select>
        </label>
        <div>
          <button
            type="submit"
            className={smallButton}
            aria-disabled={create.isPending || create.data !== undefined}
          >
            {say(tokenWords.create)}
          </button>
        </div>
      </form>
      <SecretNotice
        text={say(tokenWords.created, { name: create.data?.name ?? '' })}
        secret={create.data?.token}
        once={say(teamWords.keyOnce)}
        copy={say(tokenWords.copy)}
        onKept={create.reset}
      />
      {create.error && <CallProblem error={create.error} />}
    </>
  );
}

/** Service accounts that whoever is here may make tokens for. */
function useServiceAccounts() {
  const { may } = useConsole();
  const { operators } = useOperatorNames();
  return may('manage_operators') ? operators.filter(({ kind }) => kind === 'service') : [];
}
