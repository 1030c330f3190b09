import { useState } from 'react';
import type { ApiCallError } from '#contract/endpoints/client.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { card, cardMuted, primaryButton } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { Empty } from '../../kit/parts/empty.tsx';
import { row, stack } from '../../kit/parts/parts.css.ts';
import { KeyChoice, KeyName } from './key-choice.tsx';
import { keyWords } from './key-words.ts';
import { type KeyOption, preselectedKey } from './preselected-key.ts';

interface ClaimPanelProperties {
  readonly options: readonly KeyOption[];
  /** Which key was chosen before. */
  readonly chosen: number | null;
  readonly claiming: boolean;
  readonly problem: ApiCallError | null;
  readonly onClaim: (keyOptionId: number) => void;
  /** Is told which key was chosen, before it is claimed. */
  readonly onChoose?: (keyOptionId: number) => void;
}

/** Where a key is chosen and claimed; it says clearly where none is left. */
export function ClaimPanel(properties: ClaimPanelProperties) {
  const { options, chosen, claiming, problem, onClaim, onChoose } = properties;
  const say = useWords();
  const { contact } = useView();
  const [picked, setPicked] = useState<number>();
  const [missing, setMissing] = useState(false);
  const value = options.find(({ id, available }) => id === picked && available)
    ? picked
    : preselectedKey(options, chosen);
  if (options.every(({ available }) => !available))
    return (
      <Empty icon="tabler:lock" title={say(keyWords.allGoneTitle)}>
        <p>{say(keyWords.allGoneText, { email: contact })}</p>
      </Empty>
    );
  const [only] = options.length === 1 ? options : [];
  const claim = () => {
    // A second click while the first is under way claims nothing.
    if (claiming) return;
    setMissing(value === undefined);
    if (value !== undefined) onClaim(value);
  };
  return (
    <div className={`${card} ${stack}`}>
      {only ? (
        <>
          <KeyName option={only} />
          <p className={cardMuted}>{say(keyWords.chooseText)}</p>
        </>
      ) : (
        <KeyChoice
          title={say(keyWords.chooseTitle)}
          text={say(keyWords.chooseText)}
          options={options}
          value={value}
          onChoose={(id) => {
            setPicked(id);
            setMissing(false);
            onChoose?.(id);
          }}
        />
      )}
      {problem && <CallProblem error={problem} />}
      <div className={row}>
        <button type="button" className={primaryButton} aria-disabled={claiming} onClick={claim}>
          <Icon name="tabler:check" />
          {say(claiming ? keyWords.claiming : keyWords.claim)}
        </button>
        {missing && <p role="alert">{say(keyWords.choose)}</p>}
      </div>
    </div>
  );
}
