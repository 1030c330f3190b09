/** The cookies of a browser, as far as sign-ins need them: by origin and name. */
export class CookieJar {
  readonly #cookies = new Map<string, Map<string, string>>();

  header(url: URL): string {
    const cookies = this.#cookies.get(url.origin) ?? new Map<string, string>();
    return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  keep(url: URL, response: Response): void {
    const cookies = this.#cookies.get(url.origin) ?? new Map<string, string>();
    this.#cookies.set(url.origin, cookies);
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';');
      const at = pair.indexOf('=');
      const gone = attributes.some((attribute) => /^\s*expires=Thu, 01 Jan 1970/i.test(attribute));
      if (gone) cookies.delete(pair.slice(0, at));
      else cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }
}

export interface Place {
  readonly url: URL;
  /** Absent where the address was to be reached, not opened. */
  readonly response?: Response;
}

/** Opens an address as a browser does: follows redirects with cookies, until one leads to `until`. */
export async function browse(
  start: URL | string,
  options: {
    readonly jar?: CookieJar;
    readonly until?: (url: URL) => boolean;
    readonly init?: RequestInit;
  } = {},
): Promise<Place> {
  const { jar = new CookieJar(), until = () => false } = options;
  let url = new URL(start);
  let init = options.init ?? {};
  for (let step = 0; step < 12; step += 1) {
    if (until(url)) return { url };
    const headers = new Headers(init.headers);
    headers.set('cookie', jar.header(url));
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    jar.keep(url, response);
    const location = response.headers.get('location');
    if (location === null) return { url, response };
    await response.arrayBuffer();
    url = new URL(location, url);
    init = {};
  }
  throw new Error(`${start} leads in circles; last to ${url}`);
}
