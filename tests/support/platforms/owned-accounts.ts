import { keepTokens } from '#api/core/connections/account-tokens.ts';
import type { TestPerson, TestProgram } from '../api.ts';
import type { ConnectedApi } from './connected-api.ts';
import { linkAccount, linkAccountAgain } from './linked-account.ts';

/**
 * Accounts of a platform that is read with its people's own tokens; `allowed` is what signing in and
 * reading take together.
 */
export function ownedAccounts<Platform extends 'tiktok' | 'instagram'>(
  platform: Platform,
  allowed: readonly string[],
) {
  type Grant = ReturnType<ConnectedApi[Platform]['tokens']['grant']>;
  /** Keeps what somebody allowed there just now, as linking does. */
  const keepGrant = async (
    connected: ConnectedApi,
    account_id: string,
    scopes: readonly string[] = allowed,
  ): Promise<Grant> => {
    const { services } = connected.api;
    const grant = connected[platform].tokens.grant(account_id, scopes) as Grant;
    await keepTokens(services, { platform, account_id }, { ...grant, scopes }, services.now());
    return grant;
  };
  return {
    keepGrant,
    /** A new person with an account that they let be read from now on. */
    link: async (
      connected: ConnectedApi,
      account_id: string,
      { program = 'alpha', scopes }: { program?: TestProgram; scopes?: readonly string[] } = {},
    ): Promise<TestPerson> => {
      const person = await linkAccount(connected.api, {
        ...{ provider: platform, account_id, consents: ['publications'], program },
      });
      await keepGrant(connected, account_id, scopes);
      return person;
    },
    /** Links an account again that is linked, with all that reading takes. */
    linkAgain: async (connected: ConnectedApi, account_id: string): Promise<void> => {
      await linkAccountAgain(connected.api, { account_id, consents: ['publications'] });
      await keepGrant(connected, account_id);
    },
  };
}
