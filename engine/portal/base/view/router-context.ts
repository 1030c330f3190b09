import type { I18n } from '@lingui/core';
import type { View } from '#contract/programs/view.ts';

export interface Loaded {
  readonly view: View;
  readonly i18n: I18n;
}

/** A preload must leave no trace where the visitor then does not go. */
export type LoadPurpose = 'visit' | 'preload';

export interface RouterContext {
  /**
   * What stands at a public address: on the server prepared, in the browser fetched. `signal`: aborted
   * when nobody wants it any more.
   */
  readonly load: (href: string, purpose: LoadPurpose, signal: AbortSignal) => Promise<Loaded>;
  /**
   * Waits until the press that asks for a page is answered on the screen: building the page may take
   * longer than anybody should wait for that. Absent on the server.
   */
  readonly pressAnswered?: () => Promise<void>;
  /** The build that this page came with; absent on the server. */
  readonly build?: string;
}
