import type { View } from '#contract/programs/view.ts';

/** The moment, in milliseconds, from which on a page may say something else: a window opens or closes. */
export function validUntil({ applications, content }: View): number {
  const listed = 'programs' in content ? content.programs : [];
  const states = [applications, ...listed.map((program) => program.applications)];
  return Math.min(
    ...states.map((state) => (state?.until ? Date.parse(state.until) : Number.POSITIVE_INFINITY)),
  );
}
