export interface GuardContext {
  /** Somebody is signed in to this program. */
  readonly signedIn: boolean;
  /** The signed-in person is in the program. */
  readonly member: boolean;
}

/** `login` and `landing` name where a visitor goes who may not pass. */
export type GuardOutcome = 'pass' | 'login' | 'landing';

const GUARDS = {
  auth: ({ signedIn }) => (signedIn ? 'pass' : 'login'),
  guest: ({ signedIn }) => (signedIn ? 'landing' : 'pass'),
  member: ({ signedIn, member }) => (member ? 'pass' : signedIn ? 'landing' : 'login'),
} satisfies Record<string, (context: GuardContext) => GuardOutcome>;

export const GUARD_NAMES: readonly string[] = Object.keys(GUARDS);

/**
 * Runs guards in order; the first that does not pass decides.
 * @throws where a guard's name is unknown (specification, section 8).
 */
export function runGuards(names: readonly string[], context: GuardContext): GuardOutcome {
  for (const name of names) {
    if (!Object.hasOwn(GUARDS, name)) {
      throw new Error(`Unknown guard "${name}". Known guards: ${GUARD_NAMES.join(', ')}.`);
    }
    const outcome = GUARDS[name as keyof typeof GUARDS](context);
    if (outcome !== 'pass') return outcome;
  }
  return 'pass';
}
