import { useState } from 'react';
import type { Person } from '#contract/people/person.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { GuestMergePlan } from './guest-merge-plan.tsx';
import { guestMergeWords as words } from './guest-merge-words.ts';
import { GuestSearch } from './guest-search.tsx';
import * as styles from './people.css.ts';

interface GuestMergePanelProperties {
  readonly person: Pick<Person, 'id' | 'display_name'>;
  /** The enrolment of a guest that was chosen elsewhere. */
  readonly named: number | undefined;
  readonly onDone: () => void;
}

/** Finds a guest, shows what would become of what they have, and does it. */
export function GuestMergePanel({ person, named, onDone }: GuestMergePanelProperties) {
  const say = useWords();
  const [guest, setGuest] = useState(named);
  if (guest !== undefined)
    return (
      <GuestMergePlan
        key={guest}
        person={person}
        guest={guest}
        onBack={() => setGuest(undefined)}
        onDone={onDone}
      />
    );
  return (
    <>
      <p className={styles.muted}>{say(words.mergeText)}</p>
      <GuestSearch onChoose={setGuest} />
    </>
  );
}
