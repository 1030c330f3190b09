/** What a digest says; its title is a list of what it holds, which is its subject too. */
export const digestWords = {
  rewards: /*i18n*/ {
    id: 'digest.rewards',
    message: '{count, plural, one {a new reward} other {# new rewards}}',
  },
  keys: /*i18n*/ {
    id: 'digest.keys',
    message: '{count, plural, one {a new key} other {# new keys}}',
  },
  decisions: /*i18n*/ {
    id: 'digest.decisions',
    message: '{count, plural, one {a decision} other {# decisions}}',
  },
  refunds: /*i18n*/ {
    id: 'digest.refunds',
    message: '{count, plural, one {a refund of points} other {# refunds of points}}',
  },
  messages: /*i18n*/ {
    id: 'digest.messages',
    message: '{count, plural, one {a message} other {# messages}}',
  },
  news: /*i18n*/ {
    id: 'digest.news',
    message: '{count, plural, one {an announcement} other {# announcements}}',
  },
  text: /*i18n*/ { id: 'digest.text', message: 'This is what is new for you in {program}.' },
  more: /*i18n*/ { id: 'digest.more', message: 'More of it in the portal: {count}' },
  change: /*i18n*/ {
    id: 'digest.change',
    message: 'You choose in your account settings how often this e-mail comes.',
  },
} as const;
