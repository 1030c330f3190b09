import type { SectionName } from '#contract/programs/program.ts';
import { homeSection } from './home-section.ts';

interface Section {
  readonly name: SectionName;
  readonly path: string;
}

/** How many sections a phone is wide enough for, beside the way to the others. */
const ROOM = 4;

/**
 * The sections of a menu for members in the order of the manifest, but the account last: nobody comes
 * back for it. The way in is none of them.
 */
export function memberSections<One extends Section>(sections: readonly One[]): readonly One[] {
  const inside = sections.filter(({ name }) => name !== 'index' && name !== 'login');
  const isAccount = ({ name }: One) => name === 'account';
  return [...inside.filter((section) => !isAccount(section)), ...inside.filter(isAccount)];
}

/**
 * The sections of such a menu on a phone: those that are at hand, where one begins first and the others in
 * the order of the manifest, and those behind "More". The account is never at hand, as it stands in
 * the header; where nothing else is left over, nothing is behind "More".
 */
export function sectionBar<One extends Section>(sections: readonly One[]) {
  const home = homeSection(sections);
  const inOrder = [...sections].sort((one, other) => Number(other === home) - Number(one === home));
  const others = inOrder.filter(({ name }) => name !== 'account');
  return {
    bar: others.slice(0, ROOM),
    more: others.length > ROOM ? inOrder.slice(ROOM) : [],
  };
}
