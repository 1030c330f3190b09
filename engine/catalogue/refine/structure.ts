import { LEGAL_KINDS, type ProgramManifest } from '#contract/programs/program.ts';
import { joinPath, matchPattern } from '#domain/routing/paths.ts';
import { enginePaths, legalPath } from '#domain/routing/program-places.ts';
import { isReservedAddress } from '#domain/routing/site-routes.ts';
import { type Finding, raise } from '../issues/raise.ts';
import { resolveProgramManifest } from '../resolve/resolve-program.ts';
import { duplicates } from './duplicates.ts';
import type { Knowledge } from './knowledge.ts';

/** What fits together within one program: folder, addresses, pages, sections, blocks. */
export function refineStructure(manifest: ProgramManifest, knowledge: Knowledge): Finding[] {
  return [
    ...identity(manifest, knowledge),
    ...addresses(manifest, knowledge),
    ...pages(manifest, knowledge),
    ...sections(manifest, knowledge),
  ];
}

function identity({ slug }: ProgramManifest, { folder }: Knowledge): Finding[] {
  return slug === folder
    ? []
    : [raise('PROGRAM_SLUG_FOLDER', { slug, folder }, { path: ['slug'] })];
}

function addresses(manifest: ProgramManifest, { site }: Knowledge): Finding[] {
  const portal = [...site.main_hosts, ...(site.staging_hosts ?? []), 'localhost'];
  const hosts = (manifest.hosts ?? []).flatMap((host, index) =>
    portal.includes(host)
      ? [raise('PROGRAM_HOST_RESERVED', { host }, { path: ['hosts', index] })]
      : [],
  );
  const reserved = (address: string, path: (string | number)[]) =>
    isReservedAddress(address) ? [raise('PROGRAM_ADDRESS_RESERVED', { address }, { path })] : [];
  const paths = manifest.pages.map(({ path }) => path);
  return [
    ...hosts,
    ...(manifest.base_route ? reserved(manifest.base_route, ['base_route']) : []),
    ...ownAliases(manifest, site),
    ...(manifest.aliases ?? []).flatMap(({ from, page }, index) => [
      ...reserved(from, ['aliases', index, 'from']),
      ...(paths.includes(page)
        ? []
        : [
            raise(
              'PAGE_UNKNOWN',
              { name: page, known: paths, suggestion: undefined },
              { path: ['aliases', index, 'page'] },
            ),
          ]),
    ]),
  ];
}

/** Aliases that repeat one another, or cover an address the program has anyway. */
function ownAliases(manifest: ProgramManifest, site: Knowledge['site']): Finding[] {
  const { aliases = [], slug } = manifest;
  const program = resolveProgramManifest(manifest, site, 'development');
  const places = [
    ...program.sections.map(({ path }, index) => ({ path, place: `sections[${index}]` })),
    ...program.pages.map(({ path }, index) => ({ path, place: `pages[${index}].path` })),
    ...LEGAL_KINDS.map((kind) => ({ path: legalPath(kind), place: `its legal.${kind}` })),
  ];
  const again = duplicates(aliases, ({ from }) => from).map(({ index, first }) => {
    return { index, place: `aliases[${first}].from` };
  });
  const covering = aliases.flatMap(({ from }, index) => {
    const address = (path: string) => joinPath(program.base_route, path);
    const covered = places.find(({ path }) => matchPattern(from, address(path)) !== undefined);
    return covered ? [{ index, place: covered.place }] : [];
  });
  return [...again, ...covering].map(({ index, place }) =>
    raise(
      'PROGRAM_ALIAS_DUPLICATE',
      { value: aliases[index]?.from ?? '', owner: slug, place, slug, standing: 'own' },
      { path: ['aliases', index, 'from'] },
    ),
  );
}

function pages(manifest: ProgramManifest, { site }: Knowledge): Finding[] {
  const program = resolveProgramManifest(manifest, site, 'development');
  const taken = new Set(enginePaths(program.sections));
  const findings = duplicates(manifest.pages, ({ path }) => path).map(({ index, value }) =>
    raise('PAGE_PATH_DUPLICATE', { path: value }, { path: ['pages', index, 'path'] }),
  );
  if (!manifest.pages.some(({ path }) => path === '/'))
    findings.push(raise('PAGE_LANDING_MISSING', {}, { path: ['pages'] }));
  manifest.pages.forEach((page, index) => {
    const place = ['pages', index];
    if (taken.has(page.path))
      findings.push(raise('PAGE_PATH_TAKEN', { path: page.path }, { path: [...place, 'path'] }));
    if (page.color_mode === 'system')
      findings.push(raise('COLOR_MODE_SYSTEM', {}, { path: [...place, 'color_mode'] }));
    const ids = page.blocks.map((block) => ('id' in block ? block.id : undefined));
    for (const { index: block, value } of duplicates(ids, (id) => id))
      findings.push(
        raise('BLOCK_ID_DUPLICATE', { id: value }, { path: [...place, 'blocks', block, 'id'] }),
      );
  });
  if (manifest.color_mode === 'system')
    findings.push(raise('COLOR_MODE_SYSTEM', {}, { path: ['color_mode'] }));
  return findings;
}

function sections(manifest: ProgramManifest, { site }: Knowledge): Finding[] {
  const resolved = resolveProgramManifest(manifest, site, 'development').sections;
  const named = duplicates(resolved, ({ name }) => name).map(({ index, value }) =>
    raise('SECTION_DUPLICATE', { name: value }, { path: ['sections', index, 'name'] }),
  );
  if (named.length > 0) return named;
  return duplicates(resolved, ({ path }) => path).map(({ index, first, value }) =>
    raise(
      'SECTION_PATH_DUPLICATE',
      { path: value, other: resolved[first]?.name ?? '' },
      { path: ['sections', index] },
    ),
  );
}
