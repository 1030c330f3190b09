import { listRequests } from '#contract/requests/endpoints.ts';
import type { ActivationRequest } from '#contract/shapes/activation-request.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { card, itemTitle, quietButton } from '../../base/theme/parts.css.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { cardGrid, wholeCard } from '../../kit/parts/card-lists.css.ts';
import { localDay } from '../../kit/parts/format.ts';
import { Paged } from '../../kit/parts/paged.tsx';
import { between, stack } from '../../kit/parts/parts.css.ts';
import { ReviewStateTag } from '../../kit/parts/review-state-tag.tsx';
import { usePages } from '../../kit/parts/use-pages.ts';
import { useSectionPath } from '../../kit/parts/use-section-path.ts';
import { splitRequests } from './request-states.ts';
import { requestWords } from './request-words.ts';
import * as styles from './requests.css.ts';

/** Requests that are under way. */
export function OpenRequests({ path }: { readonly path: string }) {
  const say = useWords();
  const { uuid } = useProgram();
  const history = useSectionPath('history');
  const pages = usePages(listRequests, { query: { uuid, limit: 100 } });
  return (
    <section className={stack}>
      <div className={between}>
        <h2 className={itemTitle}>{say(requestWords.yours)}</h2>
        {history && (
          <ProgramLink to={history} className={quietButton}>
            {say(requestWords.toHistory)}
          </ProgramLink>
        )}
      </div>
      <Paged of={pages} rows={1}>
        {(answers) => {
          const { open } = splitRequests(answers.flatMap(({ items }) => items));
          return open.length === 0 ? (
            <p className={styles.muted}>
              {say(requestWords.none)}. {say(requestWords.noneText)}
            </p>
          ) : (
            <ul className={cardGrid}>
              {open.map((request) => (
                <OpenRequest key={request.id} request={request} path={path} />
              ))}
            </ul>
          );
        }}
      </Paged>
    </section>
  );
}

interface OpenRequestProperties {
  readonly request: ActivationRequest;
  readonly path: string;
}

function OpenRequest({ request, path }: OpenRequestProperties) {
  const say = useWords();
  const { locale } = useView();
  const { activation_id, activation_title, state, submitted_at } = request;
  return (
    <li className={`${card} ${styles.item}`}>
      <div>
        <ReviewStateTag state={state} />
      </div>
      <h3 className={itemTitle}>
        <ProgramLink to={`${path}/${activation_id}`} className={wholeCard}>
          {activation_title}
        </ProgramLink>
      </h3>
      <p className={styles.muted}>
        {say(requestWords.sentAt, { date: localDay(submitted_at, locale) })}
      </p>
    </li>
  );
}
