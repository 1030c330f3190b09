import { listOperators } from '#contract/operator/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { title } from '../../core/console/console-frame.css.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { ApiKeys } from './api-keys.tsx';
import { GrantForm } from './grant-form.tsx';
import { OperatorTable } from './operator-table.tsx';
import { OperatorTokens } from './operator-tokens.tsx';
import { ServiceAccountForm } from './service-account-form.tsx';
import * as styles from './team.css.ts';
import { teamWords } from './team-words.ts';

/** Who works on the program, and with which keys and tokens other programs call. */
export function TeamPage() {
  const say = useWords();
  const { program, may } = useConsole();
  const team = useEndpoint(listOperators, { query: { uuid: program.uuid } });
  return (
    <div className={styles.parts}>
      <div className={styles.part}>
        <h1 className={title}>{say(teamWords.title)}</h1>
        <Answer of={team} shape="rows">
          {({ operators }) => <OperatorTable operators={operators} />}
        </Answer>
      </div>
      {may('manage_operators') && <GrantForm />}
      {may('manage_api_keys') && <ApiKeys />}
      {may('manage_operators') && <ServiceAccountForm />}
      {may('manage_own_tokens') && <OperatorTokens />}
    </div>
  );
}
