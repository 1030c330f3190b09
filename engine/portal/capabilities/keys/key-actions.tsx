import { type ReactNode, useState } from 'react';
import { revokeInfluencerActivation } from '#contract/campaigns/endpoints.ts';
import { reissueKey } from '#contract/campaigns/key-endpoints.ts';
import type { GivenKey } from '#contract/shapes/keys.ts';
import { KEY_FAULTS, type KeyFault } from '#contract/vocabulary/key-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import type { Word } from '../../base/i18n/word.ts';
import { useAction } from '../../base/session/use-api.ts';
import * as frame from '../../core/console/console-frame.css.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { openModal } from '../../kit/shell/overlay-store.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import * as styles from './keys.css.ts';
import { givenWords } from './keys-words.ts';
import { ReasonForm } from './reason-form.tsx';

const FAULT_WORDS: Readonly<Record<KeyFault, Word>> = {
  not_accepted: givenWords.notAccepted,
  used_already: givenWords.usedAlready,
  wrong_product: givenWords.wrongProduct,
  other: givenWords.other,
};

interface KeyActionsProperties {
  /** One that somebody holds. */
  readonly of: GivenKey;
  /** What its holder is called. */
  readonly name: string;
}

/** Replaces a key, or revokes the enrolment that holds it; a reward's key goes with its refund. */
export function KeyActions({ of, name }: KeyActionsProperties) {
  const say = useWords();
  const { program, may } = useConsole();
  const { uuid } = program;
  const { id, influencer_activation_id } = of;
  const open = (word: Word<'name'>, content: (close: () => void) => ReactNode) => () =>
    openModal({ title: say(word, { name }), content });
  return (
    <div className={styles.buttons}>
      {may('manage_keys') && (
        <button
          type="button"
          className={frame.smallButton}
          aria-haspopup="dialog"
          aria-label={say(givenWords.reissueOf, { name })}
          onClick={open(givenWords.reissueOf, (close) => (
            <ReissueForm id={id} uuid={uuid} onDone={close} />
          ))}
        >
          {say(givenWords.reissue)}
        </button>
      )}
      {may('revoke_enrolments') && influencer_activation_id !== null && (
        <button
          type="button"
          className={frame.smallButton}
          aria-haspopup="dialog"
          aria-label={say(givenWords.revokeOf, { name })}
          onClick={open(givenWords.revokeOf, (close) => (
            <RevokeForm id={influencer_activation_id} uuid={uuid} onDone={close} />
          ))}
        >
          {say(givenWords.revoke)}
        </button>
      )}
    </div>
  );
}

interface FormProperties {
  readonly id: number;
  /** Of the program: a dialog stands outside of the console's page. */
  readonly uuid: string;
  readonly onDone: () => void;
}

function ReissueForm({ id, uuid, onDone }: FormProperties) {
  const say = useWords();
  const [fault, setFault] = useState<KeyFault>('not_accepted');
  const reissue = useAction(reissueKey);
  return (
    <ReasonForm
      text={say(givenWords.reissueText)}
      action={say(givenWords.reissue)}
      busy={reissue.isPending}
      error={reissue.error}
      onSubmit={(note) =>
        reissue.mutate(
          { params: { game_key_id: id }, query: { uuid }, body: { fault, note } },
          {
            onSuccess: () => {
              toast({ title: say(givenWords.reissued), tone: 'success' });
              onDone();
            },
          },
        )
      }
    >
      <label className={styles.labelled}>
        <span>{say(givenWords.fault)}</span>
        <select
          className={frame.field}
          value={fault}
          onChange={({ currentTarget: { value } }) =>
            setFault(KEY_FAULTS.find((one) => one === value) ?? 'other')
          }
        >
          {KEY_FAULTS.map((one) => (
            <option key={one} value={one}>
              {say(FAULT_WORDS[one])}
            </option>
          ))}
        </select>
      </label>
    </ReasonForm>
  );
}

function RevokeForm({ id, uuid, onDone }: FormProperties) {
  const say = useWords();
  const revoke = useAction(revokeInfluencerActivation);
  return (
    <ReasonForm
      text={say(givenWords.revokeText)}
      action={say(givenWords.revoke)}
      busy={revoke.isPending}
      error={revoke.error}
      onSubmit={(note) =>
        revoke.mutate(
          {
            params: { influencer_activation_id: id },
            query: { uuid },
            body: { note },
          },
          {
            onSuccess: () => {
              toast({ title: say(givenWords.revoked), tone: 'success' });
              onDone();
            },
          },
        )
      }
    />
  );
}
