import { randomUUID } from 'node:crypto';

/** What somebody allowed an app. */
export interface AllowedAccess {
  readonly person: string;
  readonly scopes: readonly string[];
}

/** The codes that apps are told with who allowed them something, each good for once. */
export class SimulatedCodes {
  readonly #codes = new Map<string, AllowedAccess & { readonly to: string }>();

  /** Somebody allows the app some scopes: the code that it is told so with, at an address. */
  allow(person: string, scopes: readonly string[], to: string): string {
    const code = randomUUID();
    this.#codes.set(code, { person, scopes, to });
    return code;
  }

  /** What a code stands for, for who was told it at an address. */
  take(code: string | null, to: string | null): AllowedAccess | undefined {
    const allowed = this.#codes.get(code ?? '');
    this.#codes.delete(code ?? '');
    return allowed?.to === to ? allowed : undefined;
  }
}
