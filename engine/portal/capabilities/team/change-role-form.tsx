import { useState } from 'react';
import { grantRole } from '#contract/operator/endpoints.ts';
import { changeServiceAccount } from '#contract/operator/service-account-endpoints.ts';
import { type OperatorRole, SERVICE_ROLES } from '#contract/vocabulary/operator-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction } from '../../base/session/use-api.ts';
import { primaryButton, quietButton } from '../../base/theme/parts.css.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import { RoleField } from './role-field.tsx';
import { RoleProblem } from './role-problem.tsx';
import * as styles from './team.css.ts';
import { teamWords } from './team-words.ts';

interface ChangeRoleFormProperties {
  /** The program's; a dialog stands outside of the console's page. */
  readonly uuid: string;
  readonly operator: {
    readonly id: string;
    /** Null of a service account. */
    readonly email: string | null;
    readonly role: OperatorRole;
  };
  readonly onClose: () => void;
}

/** Gives somebody, or a service account, another role. */
export function ChangeRoleForm({ uuid, operator, onClose }: ChangeRoleFormProperties) {
  const say = useWords();
  const [role, setRole] = useState(operator.role);
  const change = useRoleChange(uuid, operator);
  const submit = () => {
    if (change.isPending) return;
    if (role === operator.role) return onClose();
    change.to(role, () => {
      onClose();
      toast({ title: say(teamWords.changed), tone: 'success' });
    });
  };
  return (
    <form
      className={styles.stacked}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <RoleField
        role={role}
        most={operator.email === null ? 'manager' : 'owner'}
        onChoose={(chosen) => {
          change.reset();
          setRole(chosen);
        }}
      />
      <RoleProblem error={change.error} />
      <div className={styles.buttons}>
        <button type="submit" className={primaryButton} aria-disabled={change.isPending}>
          {say(commonWords.save)}
        </button>
        <button type="button" className={quietButton} onClick={onClose}>
          {say(commonWords.cancel)}
        </button>
      </div>
    </form>
  );
}

/** A person's role goes with their address, a service account's with its id. */
function useRoleChange(uuid: string, { id, email }: ChangeRoleFormProperties['operator']) {
  const grant = useAction(grantRole);
  const change = useAction(changeServiceAccount);
  const query = { uuid };
  const { isPending, error, reset } = email === null ? change : grant;
  const to = (role: OperatorRole, onSuccess: () => void) => {
    if (email !== null) return grant.mutate({ query, body: { email, role } }, { onSuccess });
    const service = SERVICE_ROLES.find((one) => one === role);
    if (service)
      change.mutate({ query, params: { operator_id: id }, body: { role: service } }, { onSuccess });
  };
  return { isPending, error, reset, to };
}
