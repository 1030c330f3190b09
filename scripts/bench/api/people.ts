import { type AuthTokens, createAuthTokens } from '#api/secrets/auth-tokens.ts';
import type { Secrets } from '#api/secrets/secrets.ts';
import type { CampaignParts } from './campaign-parts.ts';
import { creatorId, sessionId } from './creator-ids.ts';

/** A signed-in creator. */
export interface Person {
  /** From 1. */
  readonly number: number;
  readonly id: string;
  readonly token: string;
}

/** Signs tokens as the server does, which takes them since it has the same secret. */
export class People {
  readonly #tokens: AuthTokens;
  readonly #uuid: string;

  constructor(secrets: Secrets, { issuer, uuid }: CampaignParts) {
    this.#tokens = createAuthTokens({ secrets, issuer });
    this.#uuid = uuid;
  }

  /** Creators from one number to another, with tokens that hold for a quarter of an hour. */
  async signIn(from: number, to: number): Promise<Person[]> {
    const people: Person[] = [];
    for (let number = from; number <= to; number += 1) {
      const id = creatorId(number);
      const claims = {
        kind: 'creator',
        sub: id,
        sid: sessionId(number),
        uuid: this.#uuid,
      } as const;
      people.push({ number, id, token: await this.#tokens.sign(claims) });
    }
    return people;
  }
}
