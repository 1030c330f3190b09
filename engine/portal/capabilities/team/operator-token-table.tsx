import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import {
  endOperatorToken,
  type listOperatorTokens,
} from '#contract/operator/operator-token-endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction } from '../../base/session/use-api.ts';
import { useView } from '../../base/view/use-view.ts';
import { smallButton } from '../../core/console/console-frame.css.ts';
import { ConsoleTable } from '../../core/console/console-table.tsx';
import { ROLE_WORDS } from '../../core/console/role-words.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { useOperatorNames } from '../../core/console/use-operator-names.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { confirm } from '../../kit/parts/confirm.tsx';
import { localDay, localMoment } from '../../kit/parts/format.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import { giverName } from './roles.ts';
import * as styles from './team.css.ts';
import { teamWords } from './team-words.ts';
import { tokenWords } from './token-words.ts';

type OperatorToken = ResponseOf<typeof listOperatorTokens>['operator_tokens'][number];

const COLUMNS = [
  { word: teamWords.keyName },
  { word: teamWords.person },
  { word: tokenWords.most },
  { word: tokenWords.until },
  { word: teamWords.lastUsed },
  { word: teamWords.state },
  { word: teamWords.actions, heading: 'hidden' as const },
];

interface OperatorTokenTableProperties {
  readonly operatorTokens: readonly OperatorToken[];
}

/** Access tokens, also those that are over. */
export function OperatorTokenTable({ operatorTokens }: OperatorTokenTableProperties) {
  const say = useWords();
  const { program } = useConsole();
  const end = useAction(endOperatorToken);
  const ask = ({ id, name }: OperatorToken) =>
    confirm({
      title: say(tokenWords.endOf, { name }),
      text: say(teamWords.endText),
      yes: say(teamWords.end),
      no: say(commonWords.cancel),
      onYes: () =>
        end.mutate(
          { params: { operator_token_id: id }, query: { uuid: program.uuid } },
          { onSuccess: () => toast({ title: say(tokenWords.ended), tone: 'success' }) },
        ),
    });
  return (
    <>
      <ConsoleTable label={say(tokenWords.title)} columns={COLUMNS}>
        {operatorTokens.map((token) => (
          <OperatorTokenRow key={token.id} token={token} onEnd={() => ask(token)} />
        ))}
      </ConsoleTable>
      {end.error && <CallProblem error={end.error} />}
    </>
  );
}

interface OperatorTokenRowProperties {
  readonly token: OperatorToken;
  readonly onEnd: () => void;
}

function OperatorTokenRow({ token, onEnd }: OperatorTokenRowProperties) {
  const say = useWords();
  const { locale } = useView();
  const { nameOf } = useOperatorNames();
  const { name, operator_id, role, expires_at, last_used_at, ended_at } = token;
  const expired = Date.parse(expires_at) <= Date.now();
  const over = ended_at !== null || expired;
  const state = () => {
    if (ended_at !== null) return say(tokenWords.over, { moment: localDay(ended_at, locale) });
    return say(expired ? tokenWords.expired : teamWords.inUse);
  };
  return (
    <tr className={over ? styles.ended : undefined}>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <td>
        <bdi>{giverName(operator_id, nameOf, say(teamWords.former))}</bdi>
      </td>
      <td>{say(ROLE_WORDS[role])}</td>
      <td>
        <time dateTime={expires_at}>{localDay(expires_at, locale)}</time>
      </td>
      <td>
        {last_used_at === null ? say(teamWords.neverUsed) : localMoment(last_used_at, locale)}
      </td>
      <td>{state()}</td>
      <td>
        {!over && (
          <button
            type="button"
            className={smallButton}
            aria-label={say(tokenWords.endOf, { name })}
            onClick={onEnd}
          >
            {say(teamWords.end)}
          </button>
        )}
      </td>
    </tr>
  );
}
