import { useEffect } from 'react';
import { revealDelivery } from '#contract/rewards/operator-endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction } from '../../base/session/use-api.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { Skeleton } from '../../kit/parts/skeleton.tsx';
import * as styles from './fulfilment.css.ts';
import { fulfilmentWords as words } from './fulfilment-words.ts';

interface DeliveryAddressProperties {
  readonly id: number;
  readonly uuid: string;
}

/** Where a reward goes, shown once it was asked for: that is recorded. */
export function DeliveryAddress({ id, uuid }: DeliveryAddressProperties) {
  const say = useWords();
  const { mutate, data, error } = useAction(revealDelivery);
  useEffect(() => mutate({ params: { redemption_id: id }, query: { uuid } }), [mutate, id, uuid]);
  return (
    <div className={styles.form}>
      <p className={styles.muted}>{say(words.addressText)}</p>
      {error && <CallProblem error={error} />}
      {!data && !error && <Skeleton rows={3} shape="rows" />}
      {data && data.delivery === null && <p>{say(words.addressGone)}</p>}
      {data?.delivery && (
        <dl className={styles.facts}>
          {Object.entries(data.delivery).map(([name, value]) => (
            <div key={name}>
              <dt translate="no">{name}</dt>
              <dd dir="auto">{String(value)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
