import { type Finding, fine, hint, warning } from '../finding.ts';
import { openPrograms, type Patient } from '../patient.ts';

/** Below this share of its texts a locale is rather English. */
const HALF = 0.5;

/** How much of each program is translated to the locales that it is offered in. */
export async function checkTranslations(patient: Patient): Promise<Finding[]> {
  return openPrograms(patient).map(({ slug, served }) => {
    const missing = Object.entries(served.coverage)
      .map(([locale, { translated, total }]) => ({ locale, share: total ? translated / total : 1 }))
      .filter(({ share }) => share < 1);
    if (missing.length === 0)
      return fine('TRANSLATIONS_COMPLETE', slug, 'All its texts are translated.');
    const told = missing.map(({ locale, share }) => `${locale} ${Math.floor(share * 100)} %`);
    const tell = missing.some(({ share }) => share < HALF) ? warning : hint;
    return tell(
      'TRANSLATIONS_INCOMPLETE',
      slug,
      `Visitors read English between their own words: ${told.join(', ')} translated.`,
      `\`marquee translations ${slug} --missing\` lists what is missing; a locale can also be left out of its manifest.`,
    );
  });
}
