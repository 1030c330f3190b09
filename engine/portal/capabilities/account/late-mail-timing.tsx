import { useLingui } from '@lingui/react';
import type { MailTiming } from '#contract/shapes/mail-timing.ts';
import { addParts } from '../../base/i18n/load-messages.ts';
import { useView } from '../../base/view/use-view.ts';
import { latePart } from '../../kit/parts/late-part.tsx';

const WORDS: readonly string[] = ['mail-timing', 'push'];
const Fields = latePart(async () => (await import('./mail-timing-fields.tsx')).MailTimingFields, 2);

/** When mails come, with its code and its words after those that every visit to the account needs. */
export function LateMailTiming({ timing }: { readonly timing: MailTiming }) {
  const { i18n } = useLingui();
  return <Fields words={addParts(i18n, useView(), WORDS)} timing={timing} />;
}
