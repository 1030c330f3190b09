import { useId } from 'react';
import type { AgreementName } from '#contract/endpoints/fields.ts';
import type { PublicProgram } from '#contract/programs/program.ts';
import { legalPath } from '#domain/routing/program-places.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { agreementLabels } from '../../base/links/agreement-labels.ts';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { partWords } from '../words/part-words.ts';
import * as styles from './agreement-boxes.css.ts';
import { tick as tickLook } from './tick.css.ts';

/** Which agreements were ticked, as calls carry them. */
export type Ticked = Partial<Record<AgreementName, true>>;

interface AgreementBoxesProperties {
  /** The needed agreements; any that the program does not ask for is left out. */
  readonly names: readonly string[];
  readonly ticked: Ticked;
  readonly onTick: (ticked: Ticked) => void;
}

/** A box for each agreement that something needs. */
export function AgreementBoxes({ names, ticked, onTick }: AgreementBoxesProperties) {
  const say = useWords();
  const { agreements } = useProgram();
  const { locale } = useView();
  const id = useId();
  const asked = askedAgreements(names, agreements);
  if (asked.length === 0) return null;
  const tick = (name: AgreementName, on: boolean) => {
    const { [name]: _before, ...others } = ticked;
    onTick(on ? { ...others, [name]: true } : others);
  };
  return (
    <fieldset className={styles.boxes}>
      <legend className={styles.legend}>{say(partWords.agreements)}</legend>
      {asked.map((name) => (
        <div key={name} className={styles.box}>
          <input
            type="checkbox"
            id={`${id}-${name}`}
            className={tickLook}
            required
            checked={ticked[name] ?? false}
            onChange={({ target }) => tick(name, target.checked)}
          />
          <div>
            <label htmlFor={`${id}-${name}`}>
              {agreementLabels({ [name]: agreements?.[name] ?? {} }, say, locale)}
            </label>
            {name === 'coc_accepted' && (
              <>
                {' '}
                <ProgramLink to={legalPath('code_of_conduct')} target="_blank">
                  {say(partWords.read)}
                </ProgramLink>
              </>
            )}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

/** Of the named agreements those that the program asks for, each once. */
export function askedAgreements(
  names: readonly string[],
  agreements: PublicProgram['agreements'],
): AgreementName[] {
  return (Object.keys(agreements ?? {}) as AgreementName[]).filter((name) => names.includes(name));
}

/** True where each needed agreement is ticked. */
export function allTicked(
  names: readonly string[],
  ticked: Ticked,
  agreements: PublicProgram['agreements'],
): boolean {
  return askedAgreements(names, agreements).every((name) => ticked[name]);
}
