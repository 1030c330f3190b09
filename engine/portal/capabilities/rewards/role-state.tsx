import type { Redemption } from '#contract/shapes/redemption.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import type { Word } from '../../base/i18n/word.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { quietButton } from '../../base/theme/parts.css.ts';
import { row } from '../../kit/parts/parts.css.ts';
import { useSectionPath } from '../../kit/parts/use-section-path.ts';
import * as styles from './rewards.css.ts';
import { roleStanding } from './role-standing.ts';
import { roleWords } from './role-words.ts';

type Standing = NonNullable<ReturnType<typeof roleStanding>>;

const SAID: Readonly<Record<Standing, Word>> = {
  pending: roleWords.pending,
  granted: roleWords.granted,
  failed: roleWords.failed,
  ending: roleWords.ending,
  hindered: roleWords.hindered,
  account_missing: roleWords.accountMissing,
  not_a_member: roleWords.notMember,
};

/** How far the role on Discord is that somebody redeemed, and what they can do to get it. */
export function RoleState({ role }: { readonly role: NonNullable<Redemption['role']> }) {
  const say = useWords();
  const account = useSectionPath('account');
  const standing = roleStanding(role);
  if (standing === undefined) return null;
  return (
    <>
      <p className={styles.step} role="status">
        <span className={standing === 'granted' ? styles.done : undefined}>
          <Icon name={standing === 'granted' ? 'tabler:circle-check' : 'tabler:brand-discord'} />
        </span>
        {say(SAID[standing])}
      </p>
      {standing === 'account_missing' && account && (
        <div className={row}>
          <ProgramLink className={quietButton} to={`${account}#linked-accounts`}>
            {say(roleWords.linkAccount)}
          </ProgramLink>
        </div>
      )}
      {standing === 'not_a_member' && role.invite !== null && (
        <div className={row}>
          <ProgramLink className={quietButton} to={role.invite} target="_blank">
            {say(roleWords.join)}
          </ProgramLink>
        </div>
      )}
    </>
  );
}
