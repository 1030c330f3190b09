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
  waiting: msg({
    id: 'directory.waiting',
    message:
      '{count, plural, =0 {{program}: nothing waits for you} one {{program}: # thing waits for you} other {{program}: # things wait for you}}',
  }),
  own: msg({ id: 'directory.own', message: 'Your program: {program}' }),
};
