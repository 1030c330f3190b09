import type { ProgramManifest } from '#contract/programs/program.ts';
import { GUARD_NAMES } from '#domain/routing/guards.ts';
import { VALIDATION_RULE_NAMES } from '#domain/routing/validation-rules.ts';
import { ANNOTATIONS } from '../generated/annotations.ts';
import { type Finding, raise } from '../issues/raise.ts';
import { suggest } from '../issues/suggest.ts';
import { type Path, walkStrings } from '../schema/annotation.ts';
import type { Knowledge } from './knowledge.ts';
import { linkFindings } from './links.ts';

type Check = (name: string, path: Path) => Finding | undefined;

/** Every asset, icon, locale, guard, rule, provider, message and link that the manifest names. */
export function refineReferences(manifest: ProgramManifest, knowledge: Knowledge): Finding[] {
  const findings: Finding[] = [];
  const checks = referenceChecks(knowledge);
  walkStrings(ANNOTATIONS.program, manifest, (name, annotation, path) => {
    const finding = annotation.reference && checks[annotation.reference]?.(name, path);
    if (finding) findings.push(finding);
  });
  return [...findings, ...linkFindings(manifest, knowledge)];
}

function referenceChecks(knowledge: Knowledge): Record<string, Check> {
  const { site, assets } = knowledge;
  const providers = site.identity_providers.map(({ id }) => id);
  return {
    asset: (name, path) => {
      const file = assets.get(name);
      if (!file) {
        const suggestion = suggest(name, [...assets.keys()]);
        return raise('ASSET_MISSING', { name, suggestion }, { path });
      }
      const found = file.svg === undefined ? undefined : activeContent(file.svg);
      return found === undefined ? undefined : raise('ASSET_UNSAFE', { name, found }, { path });
    },
    icon: (name, path) =>
      knowledge.hasIcon(name)
        ? undefined
        : raise(
            'ICON_UNKNOWN',
            { name, suggestion: suggest(name, knowledge.iconNames()) },
            { path },
          ),
    locale: oneOf('LOCALE_UNKNOWN', site.locales),
    guard: oneOf('GUARD_UNKNOWN', GUARD_NAMES),
    validation_rule: oneOf('VALIDATION_RULE_UNKNOWN', VALIDATION_RULE_NAMES),
    identity_provider: oneOf('IDENTITY_PROVIDER_UNKNOWN', providers),
    message: oneOf('MESSAGE_UNKNOWN', Object.keys(knowledge.messages)),
  };
}

function oneOf(
  code:
    | 'LOCALE_UNKNOWN'
    | 'GUARD_UNKNOWN'
    | 'VALIDATION_RULE_UNKNOWN'
    | 'IDENTITY_PROVIDER_UNKNOWN'
    | 'MESSAGE_UNKNOWN',
  known: readonly string[],
): Check {
  return (name, path) =>
    known.includes(name)
      ? undefined
      : raise(code, { name, known: known.slice(0, 30), suggestion: suggest(name, known) }, { path });
}

/** What makes an SVG more than a picture; undefined for a passive one. */
export function activeContent(svg: string): string | undefined {
  const patterns: [RegExp, string][] = [
    [/<script/i, 'a script'],
    [/<foreignObject/i, 'a foreignObject'],
    [/\son[a-z]+\s*=/i, 'an event handler'],
    [/javascript:/i, 'a javascript: address'],
    [/(href|src)\s*=\s*["'](?!#|data:image\/(png|jpeg|webp))/i, 'a reference to another file'],
    [/@import|url\(\s*["']?(?!#)/i, 'a reference to another file'],
    [/<!ENTITY/i, 'an entity declaration'],
  ];
  return patterns.find(([pattern]) => pattern.test(svg))?.[1];
}
