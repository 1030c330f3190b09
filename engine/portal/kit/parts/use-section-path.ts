import type { SectionName } from '#contract/programs/program.ts';
import { useView } from '../../base/view/use-view.ts';

/** Where the program keeps a section; undefined where it has none of that name. */
export function useSectionPath(name: SectionName): string | undefined {
  return useView().program?.sections.find((section) => section.name === name)?.path;
}
