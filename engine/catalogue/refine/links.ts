import type { ProgramManifest } from '#contract/programs/program.ts';
import { enginePaths, findPlace } from '#domain/routing/program-places.ts';
import { ANNOTATIONS } from '../generated/annotations.ts';
import { type Finding, raise } from '../issues/raise.ts';
import { suggest } from '../issues/suggest.ts';
import { resolveProgramManifest } from '../resolve/resolve-program.ts';
import { type Path, walkStrings } from '../schema/annotation.ts';
import type { Knowledge } from './knowledge.ts';

const MARKDOWN_LINK = /\]\(\s*<?([^)\s>]+)/g;

/** Links within the program that lead nowhere: to no page, or to no place on their page. */
export function linkFindings(manifest: ProgramManifest, { site }: Knowledge): Finding[] {
  const program = resolveProgramManifest(manifest, site, 'development');
  const paths = [...manifest.pages.map(({ path }) => path), ...enginePaths(program.sections)];
  const findings: Finding[] = [];
  const check = (to: string, path: Path) => {
    const [target = '', anchor] = to.split('#');
    const here = path[0] === 'pages' ? manifest.pages[Number(path[1])] : undefined;
    if (target !== '' && !target.startsWith('/')) return;
    if (target !== '' && findPlace(program, target) === undefined) {
      findings.push(
        raise('LINK_BROKEN', { to, known: paths, suggestion: suggest(target, paths) }, { path }),
      );
      return;
    }
    const page = target === '' ? here : manifest.pages.find((other) => other.path === target);
    if (anchor === undefined || page === undefined) return;
    const ids = page.blocks.flatMap((block) => ('id' in block && block.id ? [block.id] : []));
    if (ids.includes(anchor)) return;
    const known = ids.map((id) => `#${id}`);
    findings.push(
      raise('LINK_BROKEN', { to, known, suggestion: suggest(`#${anchor}`, known) }, { path }),
    );
  };
  walkStrings(ANNOTATIONS.program, manifest, (text, annotation, path) => {
    if (annotation.reference === 'link') check(text, path);
    if (annotation.text === 'markdown' && text.includes(']('))
      for (const match of text.matchAll(MARKDOWN_LINK)) check(match[1] ?? '', path);
  });
  return findings;
}
