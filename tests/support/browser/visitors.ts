import type { Program } from '#contract/programs/program.ts';
import type { Sight } from './member-visits.ts';

/** A sample person (engine/api/embedded-provider/sample-people.ts) and what they are to see of a program. */
export interface Visitor {
  readonly person: string;
  readonly sight: Sight;
}

/** In every program: a member for whom much has happened, and somebody who has just signed in. */
const EVERYWHERE: readonly Visitor[] = [
  { person: 'maya', sight: 'everything' },
  { person: 'liam', sight: 'start' },
];

/** The sample person who sees most of a brand. */
export const KEY_VISITORS: readonly Visitor[] = [{ person: 'maya', sight: 'sections' }];

/** In the program with most sections: whatever else can become of a person. */
const WHERE_MOST_IS: readonly Visitor[] = [
  { person: 'maya', sight: 'everything' },
  { person: 'liam', sight: 'sections' },
  { person: 'lena', sight: 'start' },
  { person: 'hana', sight: 'start' },
  { person: 'noah', sight: 'start' },
  { person: 'sofia', sight: 'details' },
  { person: 'kenji', sight: 'details' },
  { person: 'diego', sight: 'details' },
];

/** The visitors of these programs by whom all pages and their states are seen. */
export function visitorsOf(program: Program, programs: readonly Program[]): readonly Visitor[] {
  const most = Math.max(...programs.map(({ sections }) => sections.length));
  const fullest = programs.find(({ sections }) => sections.length === most);
  return program === fullest ? WHERE_MOST_IS : EVERYWHERE;
}
