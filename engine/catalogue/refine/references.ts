import type { ProgramManifest } from '#contract/programs/program.ts';
import { COUNTRY_CODES } from '#domain/locales/country-codes.ts';
import { GUARD_NAMES } from '#domain/routing/guards.ts';
import { VALIDATION_RULE_NAMES } from '#domain/routing/validation-rules.ts';
import { ANNOTATIONS } from '../generated/annotations.ts';
import { type Finding, raise } from '../issues/raise.ts';
import { suggest } from '../issues/suggest.ts';
import { type Path, walkStrings } from '../schema/annotation.ts';
import type { Knowledge } from './knowledge.ts';
import { linkFindings } from './links.ts';
import { assetFinding, proportionFindings } from './pictures.ts';
import { programImageFindings } from './program-images.ts';

/** Codes that people write for countries which have another one. */
const USUAL_SLIPS: Readonly<Record<string, string>> = { UK: 'GB', EL: 'GR', SP: 'ES', JA: 'JP' };

type Check = (name: string, path: Path) => Finding | undefined;

/** Every asset, icon, locale, guard, rule, provider, message and link that the manifest names. */
export function refineReferences(manifest: ProgramManifest, knowledge: Knowledge): Finding[] {
  const findings: Finding[] = [];
  const checks = referenceChecks(knowledge, manifest.slug);
  walkStrings(ANNOTATIONS.program, manifest, (name, annotation, path) => {
    const finding = annotation.reference && checks[annotation.reference]?.(name, path);
    if (finding) findings.push(finding);
  });
  return [
    ...findings,
    ...mediaFindings(manifest, knowledge),
    ...programImageFindings(manifest, knowledge.assets),
    ...linkFindings(manifest, knowledge),
  ];
}

/** Pictures that a page shows in other proportions than they have. */
function mediaFindings({ pages }: ProgramManifest, { assets }: Knowledge): Finding[] {
  return pages.flatMap(({ blocks }, page) =>
    blocks.flatMap((block, index) =>
      block.kind === 'media'
        ? proportionFindings(block, assets.get(block.asset), ['pages', page, 'blocks', index])
        : [],
    ),
  );
}

function referenceChecks(knowledge: Knowledge, slug: string): Record<string, Check> {
  const { site, assets } = knowledge;
  const providers = site.identity_providers.map(({ id }) => id);
  const knownProvider = oneOf('IDENTITY_PROVIDER_UNKNOWN', providers);
  return {
    asset: (name, path) => assetFinding(name, assets, path),
    icon: (name, path) =>
      knowledge.hasIcon(name)
        ? undefined
        : raise(
            'ICON_UNKNOWN',
            { name, suggestion: suggest(name, knowledge.iconNames()) },
            { path },
          ),
    country: (code, path) => {
      if (COUNTRY_CODES.includes(code)) return undefined;
      return raise('COUNTRY_UNKNOWN', { code, suggestion: USUAL_SLIPS[code] }, { path });
    },
    locale: oneOf('LOCALE_UNKNOWN', site.locales),
    guard: oneOf('GUARD_UNKNOWN', GUARD_NAMES),
    validation_rule: oneOf('VALIDATION_RULE_UNKNOWN', VALIDATION_RULE_NAMES),
    identity_provider: (name, path) => {
      const slugs = site.identity_providers.find(({ id }) => id === name)?.programs;
      return slugs && !slugs.includes(slug)
        ? raise('IDENTITY_PROVIDER_RESTRICTED', { name, slugs }, { path })
        : knownProvider(name, path);
    },
    message: (name, path) => {
      if (Object.hasOwn(knowledge.messages, name)) return undefined;
      const suggestion = suggest(name, Object.keys(knowledge.messages));
      return raise('MESSAGE_UNKNOWN', { name, suggestion }, { path, atKey: true });
    },
  };
}

function oneOf(
  code:
    | 'LOCALE_UNKNOWN'
    | 'GUARD_UNKNOWN'
    | 'VALIDATION_RULE_UNKNOWN'
    | 'IDENTITY_PROVIDER_UNKNOWN',
  known: readonly string[],
): Check {
  return (name, path) =>
    known.includes(name)
      ? undefined
      : raise(code, { name, known, suggestion: suggest(name, known) }, { path });
}
