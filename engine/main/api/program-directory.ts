import type { ApiProgram, LocalisedField, ProgramDirectory } from '#api/http/program-directory.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { CompiledProgram, ServedProgram } from '#contract/programs/compiled.ts';
import { LEGAL_KINDS } from '#contract/programs/program.ts';
import { agreementVersions } from '#domain/agreements/agreement-versions.ts';
import { imagesOf } from '../images/images-of.ts';
import { localise } from '../views/localise.ts';
import { cardPicture } from '../views/program-card.ts';

const LOCALISED: ReadonlySet<string | number> = new Set<LocalisedField>([
  'title',
  'agreements',
  'applications',
  'custom_fields',
  'announcements',
  'messages',
]);

/** The catalogue as the API sees it. `originOf` says where a program's links lead. */
export function programDirectory(
  catalogue: Catalogue,
  originOf: (program: ServedProgram) => string,
): ProgramDirectory {
  let slugs = indexByUuid(catalogue);
  catalogue.onChange(() => {
    slugs = indexByUuid(catalogue);
  });
  const known = new Map<string, { hash: string; program: ApiProgram }>();

  const bySlug = (slug: string): ApiProgram | undefined => {
    const compiled = catalogue.compiled(slug);
    if (!compiled) return undefined;
    const kept = known.get(slug);
    if (kept?.hash === compiled.hash) return kept.program;
    const program = describe(catalogue, compiled, originOf);
    known.set(slug, { hash: compiled.hash, program });
    return program;
  };
  return {
    bySlug,
    byUuid: (uuid) => {
      const slug = slugs.get(uuid);
      return slug === undefined ? undefined : bySlug(slug);
    },
    all: () => [...slugs.values()].flatMap((slug) => bySlug(slug) ?? []),
  };
}

function indexByUuid(catalogue: Catalogue): ReadonlyMap<string, string> {
  return new Map([...catalogue.served()].map(([slug, { uuid }]) => [uuid, slug]));
}

function describe(
  catalogue: Catalogue,
  compiled: CompiledProgram,
  originOf: (program: ServedProgram) => string,
): ApiProgram {
  const { slug, program } = compiled;
  const legal = () =>
    compiled.annex().legal.code_of_conduct ?? catalogue.site.legal.code_of_conduct;
  const served = catalogue.entries.find((entry) => entry.slug === slug)?.served;
  const [origin, ownHost] = served
    ? [originOf(served), new URL(originOf(served)).hostname]
    : ['', ''];
  return {
    uuid: program.uuid,
    slug,
    program,
    localised: (locale) =>
      localise(compiled, locale, (name) => LOCALISED.has(name)) as unknown as ReturnType<
        ApiProgram['localised']
      >,
    campaign: () => catalogue.campaign(slug),
    issues: () => catalogue.entries.find((entry) => entry.slug === slug)?.issues ?? [],
    explain: () => catalogue.explain(program),
    coverage: compiled.coverage,
    legalKinds: () =>
      LEGAL_KINDS.filter((kind) => compiled.annex().legal[kind] ?? catalogue.site.legal[kind]),
    ...imagesOf(compiled),
    picture: (locale) => cardPicture({ ...program, hash: compiled.hash }, locale),
    agreementVersions: agreementVersions(program, legal()?.version ?? '1'),
    origin,
    base_route: program.hosts.includes(ownHost) ? '' : program.base_route,
  };
}
