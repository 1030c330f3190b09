import type { AgreementName } from '#contract/endpoints/fields.ts';
import type { PublicProgram } from '#contract/programs/program.ts';
import type { Speak } from '../../base/i18n/use-words.ts';
import { agreementLabels } from '../../base/links/agreement-labels.ts';

/** What an agreement's box says, in the program's words or the engine's. */
export function agreementLabel(
  name: AgreementName,
  agreements: PublicProgram['agreements'],
  say: Speak,
  locale: string,
): string {
  const own = agreements?.[name];
  return (own && agreementLabels({ [name]: own }, say, locale)[0]) ?? name;
}
