import { type AgreementName, type Answers, agreementNames } from '#contract/endpoints/fields.ts';
import type { PublicProgram } from '#contract/programs/program.ts';
import type { Agreement } from '#contract/shapes/agreement.ts';
import type { Speak } from '../../base/i18n/use-words.ts';
import { agreementLabel } from '../parts/agreement-label.ts';
import { CodeOfConductLink } from '../parts/code-of-conduct-link.tsx';
import type { Question } from './question.ts';

/** No question of a program can be named like this: names have no colon. */
const PREFIX = 'agreement:';

/** The name of the box for an agreement in a form. */
export const agreementField = (agreement: AgreementName): string => PREFIX + agreement;

/** The agreements that are still to be accepted, as boxes that must be ticked. */
export function agreementQuestions(
  agreements: readonly Agreement[],
  program: Pick<PublicProgram, 'agreements'>,
  say: Speak,
  locale: string,
): readonly Question[] {
  return agreements
    .filter(({ current }) => !current)
    .map(({ agreement: name, label }) => ({
      name: agreementField(name),
      type: 'checkbox',
      required: true,
      label: label ?? agreementLabel(name, program.agreements, say, locale),
      ...(name === 'coc_accepted' && { help: <CodeOfConductLink /> }),
    }));
}

/** The agreements that a guest ticks, whom nobody knows: all that are named and that the program asks for. */
export function guestAgreementQuestions(
  names: readonly string[],
  program: Pick<PublicProgram, 'agreements'>,
  say: Speak,
  locale: string,
): readonly Question[] {
  return agreementQuestions(
    agreementNames
      .filter((name) => names.includes(name) && program.agreements?.[name])
      .map((agreement) => ({ ...NEVER, agreement })),
    program,
    say,
    locale,
  );
}

const NEVER = {
  version: '',
  label: null,
  accepted_version: null,
  accepted_at: null,
  current: false,
} as const;

interface Split {
  readonly answers: Answers;
  readonly agreements: Partial<Record<AgreementName, true>>;
}

/** Takes a form's answers and the agreements that were ticked in it apart. */
export function splitAgreements(given: Answers): Split {
  const entries = Object.entries(given);
  const ticked = entries.filter(([name, value]) => name.startsWith(PREFIX) && value === true);
  return {
    answers: Object.fromEntries(entries.filter(([name]) => !name.startsWith(PREFIX))),
    agreements: Object.fromEntries(ticked.map(([name]) => [name.slice(PREFIX.length), true])),
  };
}
