import { useId } from 'react';
import { OPERATOR_ROLES, type OperatorRole } from '#contract/vocabulary/operator-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { field } from '../../core/console/console-frame.css.ts';
import { ROLE_WORDS } from '../../core/console/role-words.ts';
import { ROLE_HINTS } from './roles.ts';
import * as styles from './team.css.ts';
import { teamWords } from './team-words.ts';

interface RoleFieldProperties {
  readonly role: OperatorRole;
  /** The highest that can be chosen. */
  readonly most?: OperatorRole;
  readonly onChoose: (role: OperatorRole) => void;
}

/** The choice of a role, with what it may do. */
export function RoleField({ role, most = 'owner', onChoose }: RoleFieldProperties) {
  const say = useWords();
  const hint = useId();
  return (
    <div className={styles.labelled}>
      <label className={styles.labelled}>
        <span>{say(teamWords.role)}</span>
        <select
          className={field}
          value={role}
          aria-describedby={hint}
          onChange={({ currentTarget: { value } }) => {
            const chosen = OPERATOR_ROLES.find((one) => one === value);
            if (chosen) onChoose(chosen);
          }}
        >
          {OPERATOR_ROLES.slice(0, OPERATOR_ROLES.indexOf(most) + 1).map((one) => (
            <option key={one} value={one}>
              {say(ROLE_WORDS[one])}
            </option>
          ))}
        </select>
      </label>
      <span id={hint} className={styles.muted}>
        {say(ROLE_HINTS[role])}
      </span>
    </div>
  );
}
