import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import { listAvailableRequests } from '#contract/requests/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { useEndpoint } from '../../base/session/use-api.ts';
import { card, itemTitle } from '../../base/theme/parts.css.ts';
import { formatList } from '../../base/view/formats.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { activationKindWords } from '../../core/claims/claim-words.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { cardGrid, wholeCard } from '../../kit/parts/card-lists.css.ts';
import { CardPicture } from '../../kit/parts/card-picture.tsx';
import { Empty } from '../../kit/parts/empty.tsx';
import { localMoment, relativeTime } from '../../kit/parts/format.ts';
import { stack, tag } from '../../kit/parts/parts.css.ts';
import { REFRESH_EVERY } from '../../kit/parts/refresh-every.ts';
import { useNow } from '../../kit/parts/use-now.ts';
import { requestWords } from './request-words.ts';
import * as styles from './requests.css.ts';

export type Available = ResponseOf<typeof listAvailableRequests>['activations'][number];

/** What can be requested now, each with the way to its form. */
export function AvailableList({ path }: { readonly path: string }) {
  const say = useWords();
  const { uuid } = useProgram();
  const answer = useEndpoint(
    listAvailableRequests,
    { query: { uuid } },
    { refetchInterval: REFRESH_EVERY },
  );
  return (
    <section className={stack}>
      <h2 className={itemTitle}>{say(requestWords.available)}</h2>
      <Answer of={answer} rows={2} shape="cards">
        {({ activations }) =>
          activations.length === 0 ? (
            <Empty icon="tabler:clock" title={say(requestWords.nothingAvailable)}>
              <p>{say(requestWords.nothingAvailableText)}</p>
            </Empty>
          ) : (
            <ul className={cardGrid}>
              {activations.map((activation) => (
                <AvailableItem key={activation.activation_id} activation={activation} path={path} />
              ))}
            </ul>
          )
        }
      </Answer>
    </section>
  );
}

interface AvailableItemProperties {
  readonly activation: Available;
  readonly path: string;
}

export function AvailableItem({ activation, path }: AvailableItemProperties) {
  const say = useWords();
  const { locale } = useView();
  const { activation_id, kind, title, description, key_options } = activation;
  const platforms = [...new Set(key_options.map(({ platform }) => platform))];
  const listed = formatList(platforms, locale);
  return (
    <li className={`${card} ${styles.item}`}>
      <CardPicture of={activation.image} />
      <div>
        <span className={tag}>{say(activationKindWords[kind])}</span>
      </div>
      <h3 className={itemTitle}>
        <ProgramLink to={`${path}/${activation_id}`} className={wholeCard}>
          {title}
        </ProgramLink>
      </h3>
      {description && <p className={styles.muted}>{description}</p>}
      {platforms.length > 0 && <p>{say(requestWords.keysLeft, { platforms: listed })}</p>}
      {platforms.length > 0 && !key_options.some(({ available }) => available) && (
        <p>{say(requestWords.allKeysGone)}</p>
      )}
      <Closes at={activation.closes_at} />
    </li>
  );
}

/** Until when something can be requested. */
export function Closes({ at }: { readonly at: string | null }) {
  const say = useWords();
  const { locale } = useView();
  const now = useNow();
  if (!at) return null;
  const time = relativeTime(at, now, locale);
  return (
    <p className={styles.muted}>
      <time dateTime={at}>
        {say(requestWords.closes, { moment: localMoment(at, locale), time })}
      </time>
    </p>
  );
}
