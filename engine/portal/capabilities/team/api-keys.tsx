import { listApiKeys } from '#contract/operator/api-key-endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { ApiKeyTable } from './api-key-table.tsx';
import { CreateKeyForm } from './create-key-form.tsx';
import * as styles from './team.css.ts';
import { teamWords } from './team-words.ts';

/** Keys with which services call: those there are, and a new one. */
export function ApiKeys() {
  const say = useWords();
  const { program } = useConsole();
  const keys = useEndpoint(listApiKeys, { query: { uuid: program.uuid } });
  return (
    <div className={styles.part}>
      <h2 className={styles.partTitle}>{say(teamWords.keys)}</h2>
      <p className={styles.muted}>{say(teamWords.keysText)}</p>
      <Answer of={keys} shape="rows">
        {({ api_keys }) =>
          api_keys.length === 0 ? (
            <p>{say(teamWords.noKeys)}</p>
          ) : (
            <ApiKeyTable apiKeys={api_keys} />
          )
        }
      </Answer>
      <CreateKeyForm />
    </div>
  );
}
