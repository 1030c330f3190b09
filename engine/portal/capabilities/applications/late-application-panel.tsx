import { useLingui } from '@lingui/react';
import { addParts } from '../../base/i18n/load-messages.ts';
import { APPLYING_PARTS } from '../../base/i18n/word-parts.ts';
import { useView } from '../../base/view/use-view.ts';
import { latePart } from '../../kit/parts/late-part.tsx';

const Part = latePart(async () => (await import('./application-panel.tsx')).ApplicationPanel);

/** Applying, with its code and its words only for those who are not members. */
export function LateApplicationPanel() {
  const { i18n } = useLingui();
  return <Part words={addParts(i18n, useView(), APPLYING_PARTS)} />;
}
