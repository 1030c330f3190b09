import { listRedemptions } from '#contract/rewards/endpoints.ts';
import type { Redemption } from '#contract/shapes/redemption.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { itemTitle } from '../../base/theme/parts.css.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { CopyButton } from '../../kit/parts/copy-button.tsx';
import { localMoment } from '../../kit/parts/format.ts';
import { Paged } from '../../kit/parts/paged.tsx';
import { row, tag } from '../../kit/parts/parts.css.ts';
import { usePages } from '../../kit/parts/use-pages.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import { CancelButton } from './cancel-button.tsx';
import { DeliveryButton } from './delivery-button.tsx';
import { redemptionWords, rewardKindWords, rewardWords } from './reward-words.ts';
import * as styles from './rewards.css.ts';
import { RoleState } from './role-state.tsx';

/** What the person redeemed, and how far each of it is on its way. */
export function RedemptionList() {
  const say = useWords();
  const { uuid } = useProgram();
  const redemptions = usePages(listRedemptions, { query: { uuid } });
  return (
    <section className={styles.part} aria-labelledby="redemptions">
      <h2 id="redemptions">{say(rewardWords.redemptionsTitle)}</h2>
      <Paged of={redemptions} rows={2}>
        {(pages) => <Rows redemptions={pages.flatMap(({ items }) => items)} />}
      </Paged>
    </section>
  );
}

function Rows({ redemptions }: { readonly redemptions: readonly Redemption[] }) {
  const say = useWords();
  if (redemptions.length === 0)
    return <p className={styles.muted}>{say(rewardWords.redemptionsNone)}</p>;
  return (
    <ul className={styles.rows}>
      {redemptions.map((redemption) => (
        <li key={redemption.id} className={styles.row}>
          <RedemptionRow redemption={redemption} />
        </li>
      ))}
    </ul>
  );
}

function RedemptionRow({ redemption }: { readonly redemption: Redemption }) {
  const say = useWords();
  const { title, kind, cost, key, note, tracking_reference } = redemption;
  return (
    <>
      <div className={row}>
        <h3 className={itemTitle}>{title}</h3>
        <span className={tag}>{say(rewardKindWords[kind])}</span>
        <span className={styles.muted}>
          {cost === 0 ? say(rewardWords.gift) : say(commonWords.points, { count: cost })}
        </span>
      </div>
      <Steps redemption={redemption} />
      {key !== null && (
        <div className={row}>
          <span>{say(rewardWords.key)}</span>
          <code className={styles.key} dir="ltr">
            {key}
          </code>
          <CopyButton text={key} />
        </div>
      )}
      {tracking_reference !== null && (
        <div className={row}>
          <span>{say(rewardWords.tracking)}</span>
          <bdi className={styles.tracking} translate="no">
            {tracking_reference}
          </bdi>
          <CopyButton text={tracking_reference} />
        </div>
      )}
      {redemption.role && <RoleState role={redemption.role} />}
      <DeliveryButton redemption={redemption} />
      <CancelButton redemption={redemption} />
      {note && <p>{note}</p>}
    </>
  );
}

/** Claimed, then fulfilled or refunded: what has happened, and when. */
function Steps({ redemption }: { readonly redemption: Redemption }) {
  const say = useWords();
  const { locale } = useView();
  const { claimed_at, fulfilled_at, refunded_at, role } = redemption;
  // How far a role is, and what it waits for, is said by itself.
  const isAwaited = refunded_at === null && role === null;
  const steps = [
    { state: 'claimed', at: claimed_at },
    ...(fulfilled_at !== null || isAwaited
      ? [{ state: 'fulfilled', at: fulfilled_at } as const]
      : []),
    ...(refunded_at === null ? [] : [{ state: 'refunded', at: refunded_at } as const]),
  ] as const;
  return (
    <ol className={styles.steps}>
      {steps.map(({ state, at }) => (
        <li key={state} className={`${styles.step} ${at === null ? styles.muted : ''}`}>
          <span className={at === null ? undefined : styles.done}>
            <Icon name={at === null ? 'tabler:clock' : 'tabler:circle-check'} />
          </span>
          {at === null ? (
            say(rewardWords.notFulfilled)
          ) : (
            <>
              {say(redemptionWords[state])}
              <time className={styles.muted} dateTime={at}>
                {localMoment(at, locale)}
              </time>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
