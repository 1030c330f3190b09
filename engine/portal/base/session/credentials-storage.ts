import { identityCookie } from './identity-cookie.ts';

/** Where an identity id is kept between visits. */
export interface IdentityStorage {
  read(): string | undefined;
  write(identity_id: string): void;
  clear(): void;
}

/** Days for which the cookie is kept (specification, section 9). */
export const COOKIE_DAYS = 365;
const IDENTITY = /^[\w-]+:[0-9a-f-]+$/;

/** What of `document` and `location` a cookie needs. */
export interface CookieJar {
  readonly document: { cookie: string };
  readonly secure: boolean;
}

/** Keeps an identity id in a cookie of this host. */
export class IdentityCookie implements IdentityStorage {
  readonly #jar: CookieJar;
  readonly #name: string;
  readonly #days: number;

  /** `of`: the identity pool, or the guest link, in which it is one's identity. */
  constructor(jar: CookieJar, of: string, days: number = COOKIE_DAYS) {
    this.#jar = jar;
    this.#name = identityCookie(of);
    this.#days = days;
  }

  read(): string | undefined {
    for (const cookie of this.#jar.document.cookie.split('; ')) {
      const [name, value = ''] = cookie.split('=');
      if (name === this.#name) return IDENTITY.test(value) ? value : undefined;
    }
    return undefined;
  }

  write(identity_id: string): void {
    this.#set(identity_id, this.#days * 86_400);
  }

  clear(): void {
    this.#set('', 0);
  }

  #set(value: string, seconds: number): void {
    const secure = this.#jar.secure ? '; Secure' : '';
    this.#jar.document.cookie = `${this.#name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
  }
}
