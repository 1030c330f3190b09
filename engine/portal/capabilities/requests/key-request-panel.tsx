import type { ReactNode } from 'react';
import { listAvailableRequests } from '#contract/requests/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { useEndpoint, useSession } from '../../base/session/use-api.ts';
import { itemTitle, primaryButton, quietButton } from '../../base/theme/parts.css.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { ForMembers } from '../../kit/parts/for-members.tsx';
import { useSectionPath } from '../../kit/parts/use-section-path.ts';
import { requestWords } from './request-words.ts';
import * as styles from './requests.css.ts';

interface KeyRequestPanelProperties {
  /** For those who are not signed in to this program, and where nothing can be requested. */
  readonly fallback: ReactNode;
}

/** On a landing page: the keys that a member can request now. */
export function KeyRequestPanel({ fallback }: KeyRequestPanelProperties) {
  const session = useSession();
  const path = useSectionPath('requests');
  if (!session || !path) return fallback;
  return (
    <ForMembers>
      <Keys path={path} />
    </ForMembers>
  );
}

function Keys({ path }: { readonly path: string }) {
  const say = useWords();
  const { uuid } = useProgram();
  const answer = useEndpoint(listAvailableRequests, { query: { uuid } });
  return (
    <Answer of={answer} rows={1}>
      {({ activations }) => {
        const keys = activations.filter(({ kind }) => kind === 'key');
        return (
          <div className={styles.rows}>
            {keys.length > 0 && <h3 className={itemTitle}>{say(requestWords.blockTitle)}</h3>}
            {keys.length === 0 && <p>{say(requestWords.blockNone)}</p>}
            {keys.map(({ activation_id, title }) => (
              <div key={activation_id}>
                <ProgramLink to={`${path}/${activation_id}`} className={primaryButton}>
                  {say(requestWords.requestOf, { title })}
                </ProgramLink>
              </div>
            ))}
            <div>
              <ProgramLink to={path} className={quietButton}>
                {say(requestWords.back)}
              </ProgramLink>
            </div>
          </div>
        );
      }}
    </Answer>
  );
}
