import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import { type listOperators, revokeRole } from '#contract/operator/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction } from '../../base/session/use-api.ts';
import { useView } from '../../base/view/use-view.ts';
import { smallButton } from '../../core/console/console-frame.css.ts';
import { ConsoleTable } from '../../core/console/console-table.tsx';
import { operatorName } from '../../core/console/operator-name.ts';
import { ROLE_WORDS } from '../../core/console/role-words.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { useOperatorNames } from '../../core/console/use-operator-names.ts';
import { confirm } from '../../kit/parts/confirm.tsx';
import { localDay } from '../../kit/parts/format.ts';
import { platformName } from '../../kit/parts/platform-name.ts';
import { openModal } from '../../kit/shell/overlay-store.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import { ChangeRoleForm } from './change-role-form.tsx';
import { RoleProblem } from './role-problem.tsx';
import { giverName } from './roles.ts';
import { serviceWords } from './service-words.ts';
import * as styles from './team.css.ts';
import { teamWords } from './team-words.ts';

type Operator = ResponseOf<typeof listOperators>['operators'][number];

const COLUMNS = [
  { word: teamWords.person },
  { word: teamWords.role },
  { word: teamWords.since },
  { word: teamWords.by },
  { word: teamWords.account },
];
const OWNER_COLUMNS = [...COLUMNS, { word: teamWords.actions, heading: 'hidden' as const }];

/** Who has which role; owners change it and take it away. */
export function OperatorTable({ operators }: { readonly operators: readonly Operator[] }) {
  const say = useWords();
  const { program, may } = useConsole();
  const revoke = useAction(revokeRole);
  const manages = may('manage_operators');
  const takeAway = ({ id }: Operator) =>
    revoke.mutate(
      { params: { operator_id: id }, query: { uuid: program.uuid } },
      { onSuccess: () => toast({ title: say(teamWords.revoked), tone: 'success' }) },
    );
  return (
    <>
      <ConsoleTable label={say(teamWords.list)} columns={manages ? OWNER_COLUMNS : COLUMNS}>
        {operators.map((operator) => (
          <tr key={operator.id}>
            <OperatorCells operator={operator} />
            {manages && (
              <td>
                <OwnerButtons operator={operator} onRevoke={() => takeAway(operator)} />
              </td>
            )}
          </tr>
        ))}
      </ConsoleTable>
      <RoleProblem error={revoke.error} />
    </>
  );
}

interface OperatorProperties {
  readonly operator: Operator;
}

function OperatorCells({ operator }: OperatorProperties) {
  const say = useWords();
  const { locale } = useView();
  const { operator: self } = useConsole();
  const { nameOf } = useOperatorNames();
  const { id, kind, name, email, role, granted_at, granted_by, account } = operator;
  const accountText = () => {
    if (kind === 'service') return say(serviceWords.noAccount);
    if (!account) return say(teamWords.notYet);
    const provider = platformName(account.provider, say);
    return say(teamWords.pinned, { provider, day: localDay(account.pinned_at, locale) });
  };
  return (
    <>
      <th scope="row">
        <span className={styles.person}>
          <span>
            <bdi>{operatorName(operator)}</bdi>
            {id === self.id && <span className={styles.muted}> ({say(teamWords.you)})</span>}
          </span>
          {kind === 'service' ? (
            <span className={styles.muted}>{say(serviceWords.kind)}</span>
          ) : (
            name !== null && (
              <span className={styles.muted}>
                <bdi>{email}</bdi>
              </span>
            )
          )}
        </span>
      </th>
      <td>{say(ROLE_WORDS[role])}</td>
      <td>
        <time dateTime={granted_at}>{localDay(granted_at, locale)}</time>
      </td>
      <td>
        <bdi>{giverName(granted_by, nameOf, say(teamWords.former))}</bdi>
      </td>
      <td>{accountText()}</td>
    </>
  );
}

function OwnerButtons({
  operator,
  onRevoke,
}: OperatorProperties & { readonly onRevoke: () => void }) {
  const say = useWords();
  const { operator: self, program } = useConsole();
  const name = operatorName(operator);
  const change = () =>
    openModal({
      title: say(teamWords.changeOf, { name }),
      content: (close) => (
        <ChangeRoleForm uuid={program.uuid} operator={operator} onClose={close} />
      ),
    });
  const revokeText = () => {
    if (operator.kind === 'service') return serviceWords.endText;
    return operator.id === self.id ? teamWords.revokeOwnText : teamWords.revokeText;
  };
  const ask = () =>
    confirm({
      title: say(teamWords.revokeOf, { name }),
      text: say(revokeText()),
      yes: say(teamWords.revoke),
      no: say(commonWords.cancel),
      onYes: onRevoke,
    });
  return (
    <div className={styles.buttons}>
      <button
        type="button"
        className={smallButton}
        aria-label={say(teamWords.changeOf, { name })}
        onClick={change}
      >
        {say(teamWords.change)}
      </button>
      <button
        type="button"
        className={smallButton}
        aria-label={say(teamWords.revokeOf, { name })}
        onClick={ask}
      >
        {say(teamWords.revoke)}
      </button>
    </div>
  );
}
