import { msg } from '@lingui/core/macro';

/** Words of the portal's start and of the list of all programs. */
export const directoryWords = {
  portalTitle: msg({
    id: 'directory.portal-title',
    message: 'Where games and their creators meet',
  }),
  portalText: msg({
    id: 'directory.portal-text',
    message:
      'One place for the creator programs of the games you play. Choose a program, apply, and see where you stand at any time.',
  }),
  programCount: msg({
    id: 'directory.program-count',
    message: '{count, plural, one {# program} other {# programs}}',
  }),
  languageCount: msg({
    id: 'directory.language-count',
    message: '{count, plural, one {# language} other {# languages}}',
  }),
  previousPage: msg({ id: 'directory.previous-page', message: 'Previous page' }),
  nextPage: msg({ id: 'directory.next-page', message: 'Next page' }),

  search: msg({ id: 'directory.search', message: 'Game or publisher' }),
  find: msg({ id: 'directory.find', message: 'Search' }),
  filters: msg({ id: 'directory.filters', message: 'Find a program' }),
  applications: msg({ id: 'directory.applications', message: 'Applications' }),
  platform: msg({ id: 'directory.platform', message: 'Platform' }),
  language: msg({ id: 'directory.language', message: 'Language' }),
  any: msg({ id: 'directory.any', message: 'All' }),
  stateOpen: msg({ id: 'directory.state-open', message: 'Open' }),
  stateUpcoming: msg({ id: 'directory.state-upcoming', message: 'Open soon' }),
  stateClosed: msg({ id: 'directory.state-closed', message: 'Closed' }),
  open: msg({ id: 'directory.open', message: 'Applications open' }),
  openUntil: msg({ id: 'directory.open-until', message: 'Applications open until {date}' }),
  opensOn: msg({ id: 'directory.opens-on', message: 'Applications open on {date}' }),
  closed: msg({ id: 'directory.closed', message: 'Applications closed' }),
  noneTitle: msg({ id: 'directory.none-title', message: 'No program found' }),
  noneText: msg({ id: 'directory.none-text', message: 'Try another word or fewer filters.' }),
  showAll: msg({ id: 'directory.show-all', message: 'Show all programs' }),
  own: msg({ id: 'directory.own-programs', message: 'Your programs' }),
  ownAll: msg({ id: 'directory.own-all', message: 'Show all {count}' }),
  ownFewer: msg({ id: 'directory.own-fewer', message: 'Show fewer' }),
  foundOwn: msg({
    id: 'directory.found-own',
    message: 'All of them are among your programs above.',
  }),
  claims: msg({ id: 'directory.claims', message: '{count, plural, other {# to claim}}' }),
  changes: msg({
    id: 'directory.changes',
    message: '{count, plural, one {# needs changes} other {# need changes}}',
  }),
  unread: msg({ id: 'directory.unread', message: '{count, plural, other {# unread}}' }),
  nothing: msg({ id: 'directory.nothing', message: 'Nothing waits for you' }),
  signIn: msg({ id: 'directory.sign-in', message: 'You sign in again there' }),
};
