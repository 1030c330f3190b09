import type { PreviewMoment } from '#contract/manifests/endpoints.ts';
import type { PreviewPhase } from '#contract/vocabulary/plan-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import type { Word } from '../../base/i18n/word.ts';
import { useView } from '../../base/view/use-view.ts';
import { localMoment } from '../../kit/parts/format.ts';
import { field } from './console-frame.css.ts';
import { localField } from './local-field.ts';
import { momentWords as words } from './moment-words.ts';

const PHASES: Readonly<Record<PreviewPhase, Word<'title'>>> = {
  before: words.before,
  during: words.during,
  after: words.after,
};

interface MomentChoiceProperties {
  readonly moments: readonly PreviewMoment[];
  /** RFC 3339; empty: now. */
  readonly value: string;
  readonly onChoose: (moment: string) => void;
}

/** As of when pages are looked at: now, beside a season, or whenever one likes. */
export function MomentChoice({ moments, value, onChoose }: MomentChoiceProperties) {
  const say = useWords();
  const { locale } = useView();
  const known = value === '' || moments.some(({ at }) => at === value);
  return (
    <>
      <select
        className={field}
        value={value}
        aria-label={say(words.moment)}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        <option value="">{say(words.now)}</option>
        {moments.map(({ of, title, phase, at }) => (
          <option key={`${of} ${title} ${at}`} value={at}>
            {say(PHASES[phase], { title: title ?? say(words.applications) })} ·{' '}
            {localMoment(at, locale)}
          </option>
        ))}
        {!known && <option value={value}>{localMoment(value, locale)}</option>}
      </select>
      <input
        className={field}
        type="datetime-local"
        aria-label={say(words.exactly)}
        value={value && localField(value)}
        onChange={({ currentTarget }) => {
          const at = new Date(currentTarget.value);
          onChoose(Number.isNaN(at.getTime()) ? '' : at.toISOString());
        }}
      />
    </>
  );
}
