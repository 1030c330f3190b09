import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import { endApiKey, type listApiKeys } from '#contract/operator/api-key-endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction } from '../../base/session/use-api.ts';
import { useView } from '../../base/view/use-view.ts';
import { smallButton } from '../../core/console/console-frame.css.ts';
import { ConsoleTable } from '../../core/console/console-table.tsx';
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

type ApiKey = ResponseOf<typeof listApiKeys>['api_keys'][number];

const COLUMNS = [
  { word: teamWords.keyName },
  { word: teamWords.created },
  { word: teamWords.createdBy },
  { word: teamWords.lastUsed },
  { word: teamWords.state },
  { word: teamWords.actions, heading: 'hidden' as const },
];

/** The program's keys, also those that were ended. */
export function ApiKeyTable({ apiKeys }: { readonly apiKeys: readonly ApiKey[] }) {
  const say = useWords();
  const { locale } = useView();
  const { program } = useConsole();
  const { nameOf } = useOperatorNames();
  const end = useAction(endApiKey);
  const ask = ({ id, name }: ApiKey) =>
    confirm({
      title: say(teamWords.endOf, { name }),
      text: say(teamWords.endText),
      yes: say(teamWords.end),
      no: say(commonWords.cancel),
      onYes: () =>
        end.mutate(
          { params: { api_key_id: id }, query: { uuid: program.uuid } },
          { onSuccess: () => toast({ title: say(teamWords.keyEnded), tone: 'success' }) },
        ),
    });
  return (
    <>
      <ConsoleTable label={say(teamWords.keys)} columns={COLUMNS}>
        {apiKeys.map((apiKey) => {
          const { id, name, created_at, created_by, last_used_at, ended_at } = apiKey;
          return (
            <tr key={id} className={ended_at === null ? undefined : styles.ended}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              <td>
                <time dateTime={created_at}>{localDay(created_at, locale)}</time>
              </td>
              <td>
                <bdi>{giverName(created_by, nameOf, say(teamWords.former))}</bdi>
              </td>
              <td>
                {last_used_at === null
                  ? say(teamWords.neverUsed)
                  : localMoment(last_used_at, locale)}
              </td>
              <td>
                {ended_at === null
                  ? say(teamWords.inUse)
                  : say(teamWords.ended, { moment: localDay(ended_at, locale) })}
              </td>
              <td>
                {ended_at === null && (
                  <button
                    type="button"
                    className={smallButton}
                    aria-label={say(teamWords.endOf, { name })}
                    onClick={() => ask(apiKey)}
                  >
                    {say(teamWords.end)}
                  </button>
                )}
              </td>
            </tr>
          );
        })}
      </ConsoleTable>
      {end.error && <CallProblem error={end.error} />}
    </>
  );
}
