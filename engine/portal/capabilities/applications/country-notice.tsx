import { readSelf } from '#contract/account/endpoints.ts';
import type { Answers } from '#contract/endpoints/fields.ts';
import { answeredCountry, countryConflict } from '#domain/applications/approved-country.ts';
import type { AnswerField } from '#domain/forms/answer-field.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { titleOf } from '../../base/i18n/words.ts';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { useEndpoint } from '../../base/session/use-api.ts';
import { formatCountries } from '../../base/view/formats.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { useSectionPath } from '../../kit/parts/use-section-path.ts';
import { Notice } from '../../kit/text/notice.tsx';
import { applicationWords } from './application-words.ts';

interface CountryNoticeProperties {
  readonly form: readonly AnswerField[];
  /** What the form holds now. */
  readonly answers: Answers;
}

/**
 * Says before the form is sent that the API will refuse it: the program is for certain countries,
 * and the profile or the form names another one. Judged as the API judges it.
 */
export function CountryNotice({ form, answers }: CountryNoticeProperties) {
  const say = useWords();
  const { locale } = useView();
  const program = useProgram();
  const account = useSectionPath('account');
  const self = useEndpoint(readSelf, {});
  const conflict =
    self.data &&
    countryConflict(program, {
      profile: self.data.country,
      answer: answeredCountry(form, answers),
    });
  return (
    <div aria-live="polite">
      {conflict && (
        <Notice tone="warning">
          <p>
            {say(applicationWords.otherCountry, {
              countries: formatCountries(conflict.countries, locale),
              country: formatCountries([conflict.country], locale),
            })}
          </p>
          {conflict.source === 'profile' && account && (
            <p>
              <ProgramLink to={account}>{say(titleOf('section.account'))}</ProgramLink>
            </p>
          )}
        </Notice>
      )}
    </div>
  );
}
