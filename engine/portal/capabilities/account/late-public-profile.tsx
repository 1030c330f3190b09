import { useLingui } from '@lingui/react';
import { addParts } from '../../base/i18n/load-messages.ts';
import { useView } from '../../base/view/use-view.ts';
import { latePart } from '../../kit/parts/late-part.tsx';

const WORDS: readonly string[] = ['public-profile'];
const Part = latePart(async () => (await import('./public-profile-part.tsx')).PublicProfilePart, 2);

/** What a member shows to everybody. */
export function LatePublicProfile() {
  const { i18n } = useLingui();
  return <Part words={addParts(i18n, useView(), WORDS)} />;
}
