import type { ConsolePageProperties } from '../../core/console/console-page.ts';
import { PeopleList } from './people-list.tsx';
import { PersonPage } from './person-page.tsx';

/** Everybody who has an account in the program, or one of them. */
export function PeoplePage({ thing }: ConsolePageProperties) {
  return thing === undefined ? <PeopleList /> : <PersonPage key={thing} id={thing} />;
}
