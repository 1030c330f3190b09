import { ownedAccounts } from './owned-accounts.ts';

/** What signing in takes, and reading too. */
export const BASIC = ['instagram_business_basic'];

export const { link: linkInstagram, linkAgain: linkInstagramAgain } = ownedAccounts(
  'instagram',
  BASIC,
);
