import type { View } from '#contract/programs/view.ts';
import { createStore } from '../../base/runtime/store.ts';

export type Consent = 'allowed' | 'refused' | 'unknown';

/** What other companies may serve to this page, once its visitor agrees. */
export type Service = 'icons' | 'translation';

const KEY = 'creators_consent';

/** The visitor's choice; kept in this browser. */
export const consentStore = createStore<Consent>(readConsent());

/** Keeps a choice; it holds at once. */
export function decideConsent(choice: 'allowed' | 'refused'): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Storage is refused: the choice holds for this page.
  }
  consentStore.set(() => choice);
}

/** The services of other companies that a page would use. */
export function foreignServices({
  third_parties: { icon_stylesheet, translation_widget },
}: Pick<View, 'third_parties'>): readonly Service[] {
  return [
    ...(icon_stylesheet ? (['icons'] as const) : []),
    ...(translation_widget ? (['translation'] as const) : []),
  ];
}

function readConsent(): Consent {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'allowed' || stored === 'refused' ? stored : 'unknown';
  } catch {
    return 'unknown';
  }
}
