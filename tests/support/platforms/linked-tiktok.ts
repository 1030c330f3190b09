import { ownedAccounts } from './owned-accounts.ts';

/** What signing in and reading take together. */
export const ALLOWED = ['user.info.basic', 'video.list'];

export const {
  keepGrant,
  link: linkTiktok,
  linkAgain: linkTiktokAgain,
} = ownedAccounts('tiktok', ALLOWED);
