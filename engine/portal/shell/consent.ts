import type { View } from '#contract/programs/view.ts';
import { createStore } from './store.ts';

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

/** Settles when the visitor agrees, which may be never. */
export function consentGiven(): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (consentStore.get() !== 'allowed') return;
      leave();
      resolve();
    };
    const leave = consentStore.subscribe(check);
    check();
  });
}

/** The services of other companies that a page would use. */
export function foreignServices({
  third_parties: { icon_stylesheet, translation_widget },
  icon_base_url,
}: Pick<View, 'third_parties' | 'icon_base_url'>): readonly Service[] {
  return [
    ...(icon_stylesheet || isForeign(icon_base_url) ? (['icons'] as const) : []),
    ...(translation_widget ? (['translation'] as const) : []),
  ];
}

/** Whether an address leads to somebody else. */
export const isForeign = (url: string): boolean =>
  new URL(url, location.href).origin !== location.origin;

function readConsent(): Consent {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'allowed' || stored === 'refused' ? stored : 'unknown';
  } catch {
    return 'unknown';
  }
}
