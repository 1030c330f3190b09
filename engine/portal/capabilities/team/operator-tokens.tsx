import { listOperatorTokens } from '#contract/operator/operator-token-endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { CreateTokenForm } from './create-token-form.tsx';
import { OperatorTokenTable } from './operator-token-table.tsx';
import * as styles from './team.css.ts';
import { tokenWords } from './token-words.ts';

/** Access tokens with which scripts call: one's own, for owners everybody's, and a new one. */
export function OperatorTokens() {
  const say = useWords();
  const { program } = useConsole();
  const tokens = useEndpoint(listOperatorTokens, { query: { uuid: program.uuid } });
  return (
    <div className={styles.part}>
      <h2 className={styles.partTitle}>{say(tokenWords.title)}</h2>
      <p className={styles.muted}>{say(tokenWords.text)}</p>
      <Answer of={tokens} shape="rows">
        {({ operator_tokens }) =>
          operator_tokens.length === 0 ? (
            <p>{say(tokenWords.none)}</p>
          ) : (
            <OperatorTokenTable operatorTokens={operator_tokens} />
          )
        }
      </Answer>
      <CreateTokenForm />
    </div>
  );
}
