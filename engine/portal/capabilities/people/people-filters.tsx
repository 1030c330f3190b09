import { listCreatorTags } from '#contract/people/endpoints.ts';
import { PROGRAM_STEPS, type ProgramStep } from '#contract/vocabulary/operator-words.ts';
import { CREATOR_STATUSES } from '#contract/vocabulary/state-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { visuallyHidden } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import * as frame from '../../core/console/console-frame.css.ts';
import { SearchField } from '../../core/console/search-field.tsx';
import { STEP_WORDS } from '../../core/console/step-words.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { formatNumber, utcDay } from '../../kit/parts/format.ts';
import { peopleWords } from './people-words.ts';
import { statusWords } from './record-words.ts';
import { ACTIVE_DAYS, type PeopleFilters } from './use-people.ts';

interface PeopleFiltersBarProperties {
  readonly filters: PeopleFilters;
  readonly onNarrow: (
    change: {
      readonly [Name in keyof PeopleFilters]: string | undefined;
    },
  ) => void;
}

/** What the list of people is searched and narrowed by. */
export function PeopleFiltersBar({ filters, onNarrow }: PeopleFiltersBarProperties) {
  const say = useWords();
  const { locale } = useView();
  const { program } = useConsole();
  const { data } = useEndpoint(listCreatorTags, { query: { uuid: program.uuid, limit: 100 } });
  const tags = (data?.items ?? []).map(({ tag, creators }) => ({
    value: tag,
    text: `${tag} (${formatNumber(creators, locale)})`,
  }));
  const { tag } = filters;
  // One that is not among the first can be named by a link.
  const unlisted = tag !== undefined && tags.every(({ value }) => value !== tag);
  return (
    <div className={frame.toolbar}>
      <h1 className={frame.title}>{say(peopleWords.title)}</h1>
      <SearchField
        label={say(peopleWords.search)}
        value={filters.search ?? ''}
        onSearch={(search) => onNarrow({ search })}
      />
      <Choice
        label={say(peopleWords.membership)}
        value={filters.member}
        options={[
          { value: '', text: say(peopleWords.everybody) },
          { value: 'yes', text: say(peopleWords.membersOnly) },
          { value: 'no', text: say(peopleWords.othersOnly) },
        ]}
        onChoose={(member) => onNarrow({ member })}
      />
      <Choice
        label={say(peopleWords.status)}
        value={filters.status}
        options={[
          { value: '', text: say(peopleWords.anyStatus) },
          ...CREATOR_STATUSES.map((value) => ({ value, text: say(statusWords[value]) })),
        ]}
        onChoose={(status) => onNarrow({ status })}
      />
      <Choice
        label={say(peopleWords.tag)}
        value={tag}
        options={[
          { value: '', text: say(peopleWords.anyTag) },
          ...tags,
          ...(unlisted ? [{ value: tag, text: tag }] : []),
        ]}
        onChoose={(chosen) => onNarrow({ tag: chosen })}
      />
      <StepChoice filters={filters} onNarrow={onNarrow} />
      <Choice
        label={say(peopleWords.activity)}
        value={filters.active}
        options={[
          { value: '', text: say(peopleWords.anyActivity) },
          ...ACTIVE_DAYS.map((days) => ({
            value: String(days),
            text: say(peopleWords.activeIn, { days }),
          })),
        ]}
        onChoose={(active) => onNarrow({ active })}
      />
      <Choice
        label={say(peopleWords.sort)}
        value={filters.sort}
        options={[
          { value: '', text: say(peopleWords.newest) },
          { value: 'name', text: say(peopleWords.byName) },
        ]}
        onChoose={(sort) => onNarrow({ sort })}
      />
    </div>
  );
}

/** Who took a step; a link can name the week, which goes when another step is chosen. */
function StepChoice({ filters, onNarrow }: PeopleFiltersBarProperties) {
  const say = useWords();
  const { locale } = useView();
  const { step, week } = filters;
  const known = PROGRAM_STEPS.find((one) => one === step);
  const options = [
    { value: '', text: say(peopleWords.anyStep) },
    ...PROGRAM_STEPS.map((one) => ({ value: one, text: say(STEP_WORDS[one]) })),
  ];
  const asked = known && week ? { value: `${known} ${week}`, text: weekText(known, week) } : null;
  function weekText(of: ProgramStep, begins: string): string {
    const day = Number.isNaN(Date.parse(begins)) ? begins : utcDay(begins, locale);
    return say(peopleWords.stepInWeek, { step: say(STEP_WORDS[of]), day });
  }
  return (
    <Choice
      label={say(peopleWords.step)}
      value={asked?.value ?? known}
      options={asked ? [...options, asked] : options}
      onChoose={(chosen) => chosen !== asked?.value && onNarrow({ step: chosen, week: undefined })}
    />
  );
}

interface ChoiceProperties {
  readonly label: string;
  readonly value: string | undefined;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  /** Called with an empty text where nothing is narrowed. */
  readonly onChoose: (value: string) => void;
}

function Choice({ label, value = '', options, onChoose }: ChoiceProperties) {
  return (
    <label>
      <span className={visuallyHidden}>{label}</span>
      <select
        className={frame.field}
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </label>
  );
}
