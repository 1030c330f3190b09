import { msg } from '@lingui/core/macro';

/** Words of the operators' console that stand on each of its pages. */
export const consoleWords = {
  title: msg({ id: 'console.title', message: 'Operator console' }),
  signInTitle: msg({ id: 'console.sign-in-title', message: 'Sign in to work on a program' }),
  signInText: msg({
    id: 'console.sign-in-text',
    message: 'With the account whose verified address was given a role.',
  }),
  noRoleTitle: msg({ id: 'console.no-role-title', message: 'You have no role in a program yet' }),
  noRoleText: msg({
    id: 'console.no-role-text',
    message:
      'You are signed in as {email}. Ask an owner of the program to give this address a role, or write to {contact}.',
  }),
  otherProgramTitle: msg({
    id: 'console.other-program-title',
    message: 'You have no role in “{program}”',
  }),
  otherProgramText: msg({
    id: 'console.other-program-text',
    message:
      'It may not exist, or nobody gave you a role in it. These are the programs that you work on.',
  }),
  notFoundTitle: msg({ id: 'console.not-found-title', message: 'The console has no such page' }),
  choose: msg({ id: 'console.choose', message: 'Choose a program' }),
  programs: msg({ id: 'console.programs', message: 'Programs' }),
  pages: msg({ id: 'console.pages', message: 'Pages of the console' }),
  actions: msg({ id: 'console.actions', message: 'Actions' }),
  openPortal: msg({ id: 'console.open-portal', message: 'Open the program’s pages' }),
  search: msg({ id: 'console.search', message: 'Go to …' }),
  searchHint: msg({ id: 'console.search-hint', message: 'A page, a program or an action' }),
  nothingFound: msg({ id: 'console.nothing-found', message: 'Nothing is called that.' }),
  keys: msg({ id: 'console.keys', message: 'Shortcuts' }),
  keysText: msg({
    id: 'console.keys-text',
    message: 'What the keys do on this page. They rest while you type.',
  }),
  keysOn: msg({ id: 'console.keys-on', message: 'Single characters are shortcuts' }),
  showKeys: msg({ id: 'console.show-keys', message: 'Show the shortcuts' }),
  waiting: msg({
    id: 'console.waiting',
    message: '{count, plural, one {# waits} other {# wait}}',
  }),
  secretKept: msg({ id: 'console.secret-kept', message: 'I have it' }),
  viewer: msg({ id: 'console.viewer', message: 'Viewer' }),
  reviewer: msg({ id: 'console.reviewer', message: 'Reviewer' }),
  manager: msg({ id: 'console.manager', message: 'Manager' }),
  owner: msg({ id: 'console.owner', message: 'Owner' }),
};
