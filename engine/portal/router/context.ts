import type { I18n } from '@lingui/core';
import type { View } from '#contract/programs/view.ts';

export interface Loaded {
  readonly view: View;
  readonly i18n: I18n;
}

export interface RouterContext {
  /** What stands at a public address: on the server prepared, in the browser fetched. */
  readonly load: (href: string) => Promise<Loaded>;
}
