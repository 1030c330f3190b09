import type { AgreementName } from '#contract/endpoints/fields.ts';
import type { Program } from '#contract/programs/program.ts';

/**
 * The version of each agreement that a program asks for. It changes when what is agreed to does:
 * the Code of Conduct's own version, the age, the countries. Whoever accepted another version is
 * asked again.
 */
export function agreementVersions(
  program: Pick<Program, 'agreements'>,
  codeOfConductVersion: string,
): Partial<Record<AgreementName, string>> {
  const { coc_accepted, confirmed_18, confirmed_in_approved_country } = program.agreements ?? {};
  return {
    ...(coc_accepted && { coc_accepted: codeOfConductVersion }),
    ...(confirmed_18 && { confirmed_18: `age-${confirmed_18.age ?? 18}` }),
    ...(confirmed_in_approved_country && {
      confirmed_in_approved_country: [...confirmed_in_approved_country.countries].sort().join('-'),
    }),
  };
}
