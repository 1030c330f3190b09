import type { MANIFEST_ENDPOINTS, ManifestFieldSource } from '#contract/manifests/endpoints.ts';
import type { FieldSource } from '#contract/programs/manifest.ts';
import { contrastPairs } from '#domain/theme/contrast-report.ts';
import type { Handlers } from '../http/call.ts';
import type { ApiServices } from '../http/services.ts';
import { shownMoments } from './shown-moments.ts';
import { shownPages } from './shown-pages.ts';

/** What a program's manifest says, where, and how it looks. */
export function manifestHandlers({
  environment,
}: ApiServices): Handlers<typeof MANIFEST_ENDPOINTS> {
  return {
    readManifest: async ({ caller: { program } }) => {
      const { state, fields, issues } = await program.explain();
      return {
        state,
        environment,
        fields: fields.map(({ name, yaml, source }) => ({
          ...{ name, yaml },
          source: source ? presentSource(source) : null,
        })),
        issues: issues.map(({ severity, code, file, line, column, path, message, action }) => ({
          ...{ severity, code, file, line, column, path, message, action },
        })),
      };
    },
    readAppearance: async ({ caller: { program }, locale }) => ({
      pages: shownPages(program),
      moments: shownMoments(program, locale),
      locales: program.program.locales.map((offered) => ({
        locale: offered,
        coverage: program.coverage[offered] ?? null,
      })),
      contrast: contrastPairs(program.program.theme.colors),
    }),
  };
}

const presentSource = (source: FieldSource): ManifestFieldSource => ({
  from: source.from,
  place: lineOf(source),
  over: source.over ? lineOf(source.over) : null,
});

const lineOf = ({ file, line }: FieldSource) =>
  file === undefined || line === undefined ? null : { file, line };
