import {
  LEGAL_KINDS,
  type LegalKind,
  type Program,
  type Section,
  type SectionName,
  type ServedSection,
} from '#contract/programs/program.ts';
import { SECTION_PLACES } from './generated/places.ts';
import { matchPattern } from './paths.ts';
import { handleOfPath, profilePath } from './profile-path.ts';
import { meetsRule } from './validation-rules.ts';

/** A place within a program: one of its pages, sections, legal documents, or creators' profiles. */
export type ProgramPlace =
  | { readonly kind: 'page'; readonly page: Program['pages'][number] }
  | { readonly kind: 'section'; readonly section: ServedSection; readonly id?: string }
  | { readonly kind: 'legal'; readonly legal: LegalKind }
  /** Whether anybody is shown there, no manifest says. */
  | { readonly kind: 'profile'; readonly handle: string }
  | { readonly kind: 'moved'; readonly path: string };

const LEGAL_PATHS: Record<LegalKind, string> = {
  terms: '/terms',
  privacy: '/privacy',
  code_of_conduct: '/code-of-conduct',
};

/**
 * Where the generic dashboard keeps each section (specification, section 2), and which of them show
 * one of their things at `<path>/{id}`.
 */
const SECTIONS: Readonly<Record<SectionName, { readonly path: string; readonly detail?: true }>> =
  SECTION_PLACES;

export const legalPath = (kind: LegalKind): string => LEGAL_PATHS[kind];
export const genericSectionPath = (name: SectionName): string => SECTIONS[name].path;

/** Every path below a program that the engine gives it, beside the manifest's pages. */
export function enginePaths(sections: readonly Section[]): string[] {
  return [
    ...sections.filter(({ name }) => name !== 'index').map(({ path }) => path),
    ...LEGAL_KINDS.map(legalPath),
  ];
}

/** What stands at `path` below the program; undefined where nothing does. */
export function findPlace(program: Program, path: string): ProgramPlace | undefined {
  const page = program.pages.find((candidate) => candidate.path === path);
  if (page) return { kind: 'page', page };
  const section = findSection(program, path);
  if (section) return section;
  const legal = LEGAL_KINDS.find((kind) => LEGAL_PATHS[kind] === path);
  if (legal) return { kind: 'legal', legal };
  const profile = findProfile(program, path);
  if (profile) return profile;
  for (const candidate of program.pages) {
    if (!candidate.path.endsWith('/*')) continue;
    const tail = matchPattern(candidate.path, path);
    if (tail !== undefined && (!candidate.validate || meetsRule(candidate.validate, tail)))
      return { kind: 'page', page: candidate };
  }
  return undefined;
}

/**
 * The path of `program` that is to it what `path` is to `other`: the section of the same name, the
 * same legal document, a page at the same path; else its start. What a number or name below a
 * section stands for is another program's own, and left out.
 */
export function likePath(program: Program, other: Program | undefined, path: string): string {
  const place = findPlace(other ?? program, path);
  const wanted = place?.kind === 'moved' ? findPlace(other ?? program, place.path) : place;
  if (wanted?.kind === 'profile') return '/';
  if (wanted?.kind === 'section')
    return program.sections.find(({ name }) => name === wanted.section.name)?.path ?? '/';
  return wanted && findPlace(program, path) ? path : '/';
}

/** Every spelling of a handle leads to the one in small letters. */
function findProfile({ status }: Program, path: string): ProgramPlace | undefined {
  const handle = status === 'archived' ? undefined : handleOfPath(path);
  if (handle === undefined) return undefined;
  const place = profilePath(handle);
  return place === path ? { kind: 'profile', handle } : { kind: 'moved', path: place };
}

function findSection(program: Program, path: string): ProgramPlace | undefined {
  for (const section of program.sections) {
    if (section.name === 'index') continue;
    if (section.path === path) return { kind: 'section', section };
    if (SECTIONS[section.name].path === path) return { kind: 'moved', path: section.path };
  }
  for (const section of program.sections) {
    if (!SECTIONS[section.name].detail) continue;
    const id = matchPattern(`${section.path}/*`, path);
    if (id !== undefined && /^[A-Za-z0-9_-]{1,64}$/.test(id)) {
      return { kind: 'section', section, id };
    }
  }
  return undefined;
}
