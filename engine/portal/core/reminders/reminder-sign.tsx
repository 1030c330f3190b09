import { icon } from '../../base/icons/icon.css.ts';

const BELL = {
  set: 'M11.5 17H4a4 4 0 0 0 2-3v-3a7 7 0 0 1 4-6 2 2 0 1 1 4 0 7 7 0 0 1 4 6v2.5M9 17v1a3 3 0 0 0 2.5 3M15 19l2 2 4-4',
  unset:
    'M12.5 17H4a4 4 0 0 0 2-3v-3a7 7 0 0 1 4-6 2 2 0 1 1 4 0 7 7 0 0 1 4 6v1M9 17v1a3 3 0 0 0 3.5 3M16 19h6m-3-3v6',
};

/** A bell: with a tick while a reminder is set, else with a plus. */
export function ReminderSign({ state }: { readonly state: keyof typeof BELL }) {
  return (
    <svg className={icon} viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="2"
        d={BELL[state]}
      />
    </svg>
  );
}
