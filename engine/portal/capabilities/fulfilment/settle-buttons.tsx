import type { ReactNode } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import type { Word } from '../../base/i18n/word.ts';
import { smallButton } from '../../core/console/console-frame.css.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { openModal } from '../../kit/shell/overlay-store.ts';
import { DeliveryAddress } from './delivery-address.tsx';
import * as styles from './fulfilment.css.ts';
import { fulfilmentWords as words } from './fulfilment-words.ts';
import { DeliverForm, RefundForm } from './settle-forms.tsx';
import type { Redeemed } from './use-redemptions.ts';

/** What can be done about one redemption, each in a dialog of its own. */
export function SettleButtons({ of }: { readonly of: Redeemed }) {
  const { program, may } = useConsole();
  const { id, title, state, delivery } = of;
  const form = { id, uuid: program.uuid };
  const settles = may('fulfil_rewards');
  return (
    <div className={styles.buttons}>
      {delivery === 'given' && may('read_deliveries') && (
        <Opener word={words.address} title={words.addressOf} of={title}>
          {() => <DeliveryAddress {...form} />}
        </Opener>
      )}
      {state === 'claimed' && settles && (
        <Opener word={words.deliver} title={words.deliverOf} of={title}>
          {(close) => <DeliverForm {...form} onDone={close} />}
        </Opener>
      )}
      {state !== 'refunded' && settles && (
        <Opener word={words.refund} title={words.refundOf} of={title}>
          {(close) => <RefundForm {...form} onDone={close} />}
        </Opener>
      )}
    </div>
  );
}

interface OpenerProperties {
  readonly word: Word;
  readonly title: Word<'title'>;
  /** The reward's title. */
  readonly of: string;
  readonly children: (close: () => void) => ReactNode;
}

function Opener({ word, title, of, children }: OpenerProperties) {
  const say = useWords();
  return (
    <button
      type="button"
      className={smallButton}
      aria-haspopup="dialog"
      aria-label={say(title, { title: of })}
      onClick={() => openModal({ title: say(title, { title: of }), content: children })}
    >
      {say(word)}
    </button>
  );
}
