import { msg } from '@lingui/core/macro';

/** What is said of one's public profile, which comes with that. */
export const publicProfileWords = {
  title: msg({ id: 'public-profile.title', message: 'Public profile' }),
  text: msg({
    id: 'public-profile.text',
    message:
      'A page about you that everybody can see, also without an account. It shows your name and what you choose here. It is off until you turn it on.',
  }),
  on: msg({ id: 'public-profile.on', message: 'Everybody can see your profile:' }),
  off: msg({ id: 'public-profile.off', message: 'Your profile is off. Nobody else can see it.' }),
  turnOn: msg({ id: 'public-profile.turn-on', message: 'Turn on' }),
  turnOff: msg({ id: 'public-profile.turn-off', message: 'Turn off' }),
  turnedOn: msg({ id: 'public-profile.turned-on', message: 'Your profile is on.' }),
  turnedOff: msg({ id: 'public-profile.turned-off', message: 'Your profile is off.' }),
  copyAddress: msg({
    id: 'public-profile.copy-address',
    message: 'Copy the address of your profile',
  }),
  handle: msg({ id: 'public-profile.handle', message: 'Handle' }),
  handleHelp: msg({
    id: 'public-profile.handle-help',
    message:
      'The end of your profile’s address: 3 to 30 letters (a to z) and digits, with single - or _ between them.',
  }),
  handleFirst: msg({
    id: 'public-profile.handle-first',
    message: 'Choose a handle first. Then you can turn your profile on.',
  }),
  handleChange: msg({
    id: 'public-profile.handle-change',
    message:
      'If you change it, the old address stops working. Nobody else can take your old handle for 90 days.',
  }),
  handleWait: msg({
    id: 'public-profile.handle-wait',
    message: 'You can change it again on {day}.',
  }),
  handleWrong: msg({
    id: 'public-profile.handle-wrong',
    message: 'Use 3 to 30 letters (a to z) and digits, with single - or _ between them.',
  }),
  saveHandle: msg({ id: 'public-profile.save-handle', message: 'Use this handle' }),
  shows: msg({ id: 'public-profile.shows', message: 'What the page shows beside your name' }),
  badges: msg({
    id: 'public-profile.badges',
    message: 'Badges: quests that you completed and digital rewards that you have',
  }),
  rank: msg({ id: 'public-profile.rank', message: 'Your place on the leaderboard' }),
  search: msg({
    id: 'public-profile.search',
    message: 'Search engines may list the page',
  }),
  takenDown: msg({
    id: 'public-profile.taken-down',
    message: 'The program took your profile down. Nobody else can see it. The reason:',
  }),
};
