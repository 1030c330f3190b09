/** What commands that use the store say of where it is. */
export const STORE_HELP =
  '\nThe store is the one of DATABASE_URL, or the embedded one below MARQUEE_DATA (.marquee).';
