/** So many are had done anew by one press, as one call takes no more. */
export const MOST_AT_ONCE = 200;
