import type { ApplicationState } from '#contract/programs/program.ts';

export interface ApplicationWindow {
  readonly state: 'open' | 'closed' | 'window';
  readonly opens_at?: string | undefined;
  readonly closes_at?: string | undefined;
}

/** Whether creators can apply at `now` (milliseconds), and when that changes next. */
export function applicationState(window: ApplicationWindow, now: number): ApplicationState {
  if (window.state !== 'window') return { state: window.state };
  const { opens_at, closes_at } = window;
  if (opens_at !== undefined && now < Date.parse(opens_at))
    return { state: 'upcoming', until: opens_at };
  if (closes_at !== undefined && now >= Date.parse(closes_at)) return { state: 'closed' };
  return closes_at === undefined ? { state: 'open' } : { state: 'open', until: closes_at };
}
