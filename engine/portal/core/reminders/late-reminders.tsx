import { useLingui } from '@lingui/react';
import { type ComponentType, Suspense, use } from 'react';
import { addParts } from '../../base/i18n/load-messages.ts';
import { lazyPart } from '../../base/runtime/lazy-part.ts';
import { useAlive } from '../../base/runtime/use-alive.ts';
import { useView } from '../../base/view/use-view.ts';
import type { RemindButtonProperties } from './remind-button.tsx';

const WORDS: readonly string[] = ['reminder'];

type Late<Properties> = Properties & { readonly words: Promise<void> };

/** A component whose words come beside its code. */
const withWords =
  <Properties extends object>(Part: ComponentType<Properties>) =>
  ({ words, ...properties }: Late<Properties>) => {
    use(words);
    return <Part {...(properties as unknown as Properties)} />;
  };

const Button = lazyPart(async () => {
  const { RemindButton } = await import('./remind-button.tsx');
  return withWords(RemindButton);
});
const List = lazyPart(async () => {
  const { ReminderList } = await import('./reminder-list.tsx');
  return withWords(ReminderList);
});

/** The button of a reminder, with its code and its words after what the page needs at first. */
export function LateRemindButton(properties: RemindButtonProperties) {
  const { program } = useView();
  // A page that shows samples is of no program.
  return useAlive() && program ? <Loaded {...properties} /> : null;
}

function Loaded(properties: RemindButtonProperties) {
  const { i18n } = useLingui();
  const words = addParts(i18n, useView(), WORDS);
  return (
    <Suspense fallback={null}>
      <Button words={words} {...properties} />
    </Suspense>
  );
}

/** The list of all that one is reminded of, in the same way. */
export function LateReminderList() {
  const { i18n } = useLingui();
  const words = addParts(i18n, useView(), WORDS);
  return (
    <Suspense fallback={null}>
      <List words={words} />
    </Suspense>
  );
}
