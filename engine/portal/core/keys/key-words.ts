import { msg } from '@lingui/core/macro';

/** What is said of a key that is somebody's, or may be. */
export const keyWords = {
  chooseTitle: msg({ id: 'claims.choose-title', message: 'Choose your platform and region' }),
  chooseText: msg({
    id: 'claims.choose-text',
    message: 'You get one key. Once it is claimed it cannot be exchanged.',
  }),
  anyRegion: msg({ id: 'claims.any-region', message: 'Works everywhere' }),
  preferred: msg({ id: 'claims.preferred', message: 'Suggested' }),
  soldOut: msg({ id: 'claims.sold-out', message: 'None left' }),
  allGoneTitle: msg({ id: 'claims.all-gone-title', message: 'All keys are gone' }),
  allGoneText: msg({
    id: 'claims.all-gone-text',
    message:
      'There is no key left of any kind. New ones may come: look in again later, or write to {email}.',
  }),
  claim: msg({ id: 'claims.claim', message: 'Claim this key' }),
  claiming: msg({ id: 'claims.claiming', message: 'Claiming …' }),
  choose: msg({ id: 'claims.choose', message: 'Choose one of the keys first.' }),
  claimDone: msg({ id: 'claims.claim-done', message: 'The key is yours' }),
  yourKey: msg({ id: 'claims.your-key', message: 'Your key' }),
  reveal: msg({ id: 'claims.reveal', message: 'Show the key' }),
  revealing: msg({ id: 'claims.revealing', message: 'Fetching your key …' }),
  revealText: msg({
    id: 'claims.reveal-text',
    message: 'It stays yours and can be shown at any time. Each time is recorded.',
  }),
  hide: msg({ id: 'claims.hide', message: 'Hide the key' }),
  redeemTitle: msg({ id: 'claims.redeem-title', message: 'How to use it' }),
};

/** How a key is used, by the platform that it is for. */
export const redeemWords = {
  steam: msg({
    id: 'claims.redeem-steam',
    message: 'In Steam open Games, then “Activate a Product on Steam …”, and enter the key.',
  }),
  playstation: msg({
    id: 'claims.redeem-playstation',
    message:
      'Open PlayStation Store on your console or on the web, choose “Redeem Code”, and enter the key.',
  }),
  xbox: msg({
    id: 'claims.redeem-xbox',
    message:
      'Sign in at redeem.microsoft.com or open the Store on your console, choose “Redeem a code”, and enter the key.',
  }),
  nintendo: msg({
    id: 'claims.redeem-nintendo',
    message: 'Open Nintendo eShop on your console, choose “Enter Code”, and enter the key.',
  }),
  epic: msg({
    id: 'claims.redeem-epic',
    message: 'In the Epic Games Store open your account, choose “Redeem Code”, and enter the key.',
  }),
  gog: msg({ id: 'claims.redeem-gog', message: 'Sign in at gog.com/redeem and enter the key.' }),
  ea: msg({
    id: 'claims.redeem-ea',
    message: 'In the EA app open your profile, choose “Redeem code”, and enter the key.',
  }),
  ubisoft: msg({
    id: 'claims.redeem-ubisoft',
    message: 'In Ubisoft Connect open the menu, choose “Activate a key”, and enter the key.',
  }),
  battle_net: msg({
    id: 'claims.redeem-battle-net',
    message: 'Sign in at battle.net, open “Redeem a code” in your account, and enter the key.',
  }),
  bungie: msg({
    id: 'claims.redeem-bungie',
    message: 'Sign in at bungie.net/redeem with the account you play with, and enter the key.',
  }),
  shift: msg({
    id: 'claims.redeem-shift',
    message: 'Sign in at shift.gearboxsoftware.com, open Rewards, and enter the key.',
  }),
  mobile: msg({
    id: 'claims.redeem-mobile',
    message:
      'Open the store of your device, choose to redeem a code in your account, and enter the key.',
  }),
  other: msg({
    id: 'claims.redeem-other',
    message: 'Enter the key where the game or its store asks for a code.',
  }),
};
