export const EXIT_FINE = 0;
/** The manifests have issues. */
export const EXIT_ISSUES = 1;
/** The command cannot run: a bad option, no such folder, no such program. */
export const EXIT_CANNOT_RUN = 2;

/** Something the person at the keyboard can put right: told in one line, without a stack trace. */
export class UserError extends Error {
  override readonly name = 'UserError';
}
