import { useState } from 'react';
import { grantRole } from '#contract/operator/endpoints.ts';
import type { OperatorRole } from '#contract/vocabulary/operator-words.ts';
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
  readonly operator: { readonly email: string; readonly role: OperatorRole };
  readonly onClose: () => void;
}

/** Gives somebody another role. */
export function ChangeRoleForm({ uuid, operator, onClose }: ChangeRoleFormProperties) {
  const say = useWords();
  const [role, setRole] = useState(operator.role);
  const grant = useAction(grantRole);
  const submit = () => {
    if (grant.isPending) return;
    if (role === operator.role) return onClose();
    grant.mutate(
      { query: { uuid }, body: { email: operator.email, role } },
      {
        onSuccess: () => {
          onClose();
          toast({ title: say(teamWords.changed), tone: 'success' });
        },
      },
    );
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
        onChoose={(chosen) => {
          grant.reset();
          setRole(chosen);
        }}
      />
      <RoleProblem error={grant.error} />
      <div className={styles.buttons}>
        <button type="submit" className={primaryButton} aria-disabled={grant.isPending}>
          {say(commonWords.save)}
        </button>
        <button type="button" className={quietButton} onClick={onClose}>
          {say(commonWords.cancel)}
        </button>
      </div>
    </form>
  );
}
