import { readSelf } from '#contract/account/endpoints.ts';
import type { Answers } from '#contract/endpoints/fields.ts';
import type { AnswerField } from '#domain/applications/answer-field.ts';
import { answeredCountry, countryConflict } from '#domain/applications/approved-country.ts';
import { useWords } from '../../i18n/use-words.ts';
import { titleOf } from '../../i18n/words.ts';
import { ProgramLink } from '../../links/program-link.tsx';
import { useEndpoint } from '../../session/use-api.ts';
import { Notice } from '../../text/notice.tsx';
import { formatCountries } from '../../view/formats.ts';
import { useProgram, useView } from '../../view/use-view.ts';
import { useSectionPath } from '../parts/use-section-path.ts';
import { applicationWords } from '../words/application-words.ts';

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
