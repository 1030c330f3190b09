/** Where the console stands on the main host. */
export const CONSOLE = '/operator';
/** The page of a program that one comes to. */
export const FIRST_PAGE = 'overview';

/** What an address of the console names: a program by its slug, a page of it, and one of its things. */
export interface ConsoleAddress {
  readonly slug?: string;
  readonly page?: string;
  /** Decoded. */
  readonly thing?: string;
}

/** Reads an address below the console; what lies deeper than a page's thing is left out. */
export function readConsoleAddress(path: string): ConsoleAddress {
  const [slug, page, thing] = path.slice(CONSOLE.length).split('/').filter(Boolean).map(decode);
  return {
    ...(slug === undefined ? {} : { slug }),
    ...(page === undefined ? {} : { page }),
    ...(thing === undefined ? {} : { thing }),
  };
}

/** The address of a page of a program, or of one thing on it. */
export function consoleAddress(slug: string, page: string, thing?: string | number): string {
  const parts = [slug, page, ...(thing === undefined ? [] : [String(thing)])];
  return `${CONSOLE}/${parts.map(encodeURIComponent).join('/')}`;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
