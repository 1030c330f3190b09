import { useLingui } from '@lingui/react';
import { addParts } from '../../base/i18n/load-messages.ts';
import { useView } from '../../base/view/use-view.ts';
import { latePart } from '../../kit/parts/late-part.tsx';

const WORDS: readonly string[] = ['addresses'];
const Part = latePart(async () => (await import('./saved-address-part.tsx')).SavedAddressPart, 1);

/** The address that a member saved for what is sent. */
export function LateSavedAddress() {
  const { i18n } = useLingui();
  return <Part words={addParts(i18n, useView(), WORDS)} />;
}
