import { useWords } from '../../base/i18n/use-words.ts';
import { roleFaultWords } from '../../core/console/role-fault-words.ts';
import * as styles from './fulfilment.css.ts';
import { ROLE_STATE_WORDS } from './role-words.ts';
import type { Redeemed } from './use-redemptions.ts';

/** How far the role of a redeemed reward is, and what is in its way. */
export function RoleLine({ role }: { readonly role: NonNullable<Redeemed['role']> }) {
  const say = useWords();
  const { state, fault } = role;
  return (
    <p className={styles.role}>
      {say(ROLE_STATE_WORDS[state])}
      {fault && ` (${say(roleFaultWords[fault])})`}
    </p>
  );
}
