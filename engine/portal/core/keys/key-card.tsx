import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod';
import type { ApiCallError } from '#contract/endpoints/client.ts';
import type { claimedKey } from '#contract/shapes/enrolments.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import {
  card,
  cardMuted,
  itemTitle,
  primaryButton,
  quietButton,
} from '../../base/theme/parts.css.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { CopyButton } from '../../kit/parts/copy-button.tsx';
import { row } from '../../kit/parts/parts.css.ts';
import { keyWords, redeemWords } from './key-words.ts';
import * as styles from './keys.css.ts';
import type { KeyOption } from './preselected-key.ts';
import { redeemKind } from './redeem-kind.ts';

export type ClaimedKey = z.infer<typeof claimedKey>;

interface KeyCardProperties {
  /** The key where it was just claimed or revealed. */
  readonly shown: ClaimedKey | undefined;
  /** What kind of key it is; undefined where it left the campaign. */
  readonly option: KeyOption | undefined;
  readonly revealing: boolean;
  readonly problem: ApiCallError | null;
  readonly onReveal: () => void;
  readonly onHide: () => void;
}

/** A claimed key: hidden until it is asked for, then with how it is used. */
export function KeyCard({ option, problem, ...rest }: KeyCardProperties) {
  const say = useWords();
  const platform = rest.shown?.platform ?? option?.platform;
  return (
    <section className={`${card} ${styles.keyCard}`}>
      <h2 className={itemTitle}>{say(keyWords.yourKey)}</h2>
      {option && <p className={cardMuted}>{option.label}</p>}
      <KeyItself {...rest} />
      {problem && <CallProblem error={problem} onRetry={rest.onReveal} />}
      {platform !== undefined && (
        <div className={styles.use}>
          <h3 className={itemTitle}>{say(keyWords.redeemTitle)}</h3>
          <p>{say(redeemWords[redeemKind({ platform, label: option?.label })])}</p>
        </div>
      )}
    </section>
  );
}

type KeyItselfProperties = Pick<KeyCardProperties, 'shown' | 'revealing' | 'onReveal' | 'onHide'>;

function KeyItself({ shown, revealing, onReveal, onHide }: KeyItselfProperties) {
  const say = useWords();
  const output = useRef<HTMLOutputElement>(null);
  const [asked, setAsked] = useState(false);
  const there = shown !== undefined;
  // Whoever asked with the keyboard goes on from the key, not from the top of the page.
  useEffect(() => {
    if (there && asked) output.current?.focus();
  }, [there, asked]);
  if (shown)
    return (
      <>
        <output ref={output} className={styles.key} dir="ltr" tabIndex={-1}>
          {shown.key}
        </output>
        <div className={row}>
          <CopyButton text={shown.key} />
          <button type="button" className={quietButton} onClick={onHide}>
            {say(keyWords.hide)}
          </button>
        </div>
      </>
    );
  return (
    <>
      <p className={cardMuted}>{say(keyWords.revealText)}</p>
      <button
        type="button"
        className={primaryButton}
        aria-disabled={revealing}
        onClick={() => {
          if (revealing) return;
          setAsked(true);
          onReveal();
        }}
      >
        <Icon name="tabler:lock" />
        {say(revealing ? keyWords.revealing : keyWords.reveal)}
      </button>
    </>
  );
}
