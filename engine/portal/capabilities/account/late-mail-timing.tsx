import { useLingui } from '@lingui/react';
import { Suspense, use } from 'react';
import type { MailTiming } from '#contract/shapes/mail-timing.ts';
import { addParts } from '../../base/i18n/load-messages.ts';
import { lazyPart } from '../../base/runtime/lazy-part.ts';
import { useView } from '../../base/view/use-view.ts';
import { Skeleton } from '../../kit/parts/skeleton.tsx';

const WORDS: readonly string[] = ['mail-timing', 'push'];

interface MailTimingProperties {
  readonly timing: MailTiming;
}

const Fields = lazyPart(async () => {
  const { MailTimingFields } = await import('./mail-timing-fields.tsx');
  return ({ words, timing }: MailTimingProperties & { readonly words: Promise<void> }) => {
    use(words);
    return <MailTimingFields timing={timing} />;
  };
});

/** When mails come, with its code and its words after those that every visit to the account needs. */
export function LateMailTiming({ timing }: MailTimingProperties) {
  const { i18n } = useLingui();
  const words = addParts(i18n, useView(), WORDS);
  return (
    <Suspense fallback={<Skeleton rows={2} />}>
      <Fields words={words} timing={timing} />
    </Suspense>
  );
}
