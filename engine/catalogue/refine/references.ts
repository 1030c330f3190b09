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

const ACTIVE_CONTENT: readonly [RegExp, string][] = [
  [/\0/, 'text in another encoding than UTF-8'],
  [/<!ENTITY/i, 'an entity declaration'],
  [/<([\w-]+:)?script/i, 'a script'],
  [/<([\w-]+:)?foreignObject/i, 'a foreignObject'],
  [/\son[a-z]+\s*=/i, 'an event handler'],
  [/javascript:/i, 'a javascript: address'],
  [/(href|src)\s*=\s*["'](?!#|data:image\/(png|jpeg|webp))/i, 'a reference to another file'],
  [/@import|url\((?!\s*["']?#)/i, 'a reference to another file'],
];

/** What makes an SVG more than a picture; undefined for a passive one. */
export function activeContent(svg: string): string | undefined {
  const plain = svg.replace(/&#(x?)([0-9a-f]+);?/gi, (_whole, hexadecimal, code) =>
    characterOf(Number.parseInt(code, hexadecimal ? 16 : 10)),
  );
  return ACTIVE_CONTENT.find(([pattern]) => pattern.test(plain))?.[1];
}

function characterOf(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
