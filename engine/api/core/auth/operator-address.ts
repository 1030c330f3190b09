/**
 * An operator's e-mail address as it is kept and compared: capitals of ASCII count as small letters,
 * and nothing else is folded, so that no look-alike of another alphabet becomes somebody's address.
 */
export const operatorAddress = (email: string): string =>
  email.trim().replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
