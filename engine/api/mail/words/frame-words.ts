/** The words around every mail: greeting, labels, buttons, footer. */
export const frameWords = {
  greeting: /*i18n*/ { id: 'mail.greeting', message: 'Hello {name},' },
  greetingUnnamed: /*i18n*/ { id: 'mail.greeting-unnamed', message: 'Hello,' },
  signature: /*i18n*/ { id: 'mail.signature', message: 'The {program} team' },
  linkHelp: /*i18n*/ {
    id: 'mail.link-help',
    message: 'If the button does not work, open this address in your browser:',
  },
  questions: /*i18n*/ {
    id: 'mail.questions',
    message: 'Questions? Reply to this e-mail or write to {email}.',
  },
  whyAccount: /*i18n*/ {
    id: 'mail.why-account',
    message: 'You receive this e-mail because it concerns your account in {program}.',
  },
  whyMember: /*i18n*/ {
    id: 'mail.why-member',
    message: 'You receive this e-mail because you take part in {program}.',
  },
  unsubscribe: /*i18n*/ {
    id: 'mail.unsubscribe',
    message: 'Unsubscribe from e-mails of this kind',
  },
  settings: /*i18n*/ { id: 'mail.settings', message: 'E-mail settings' },
  notYou: /*i18n*/ {
    id: 'mail.not-you',
    message: 'Was this not you? Sign out everywhere in your account settings and write to us.',
  },

  labelReason: /*i18n*/ { id: 'label.reason', message: 'Reason' },
  labelNote: /*i18n*/ { id: 'label.note', message: 'Note from the team' },
  labelPoints: /*i18n*/ { id: 'label.points', message: 'Points' },
  labelTracking: /*i18n*/ { id: 'label.tracking', message: 'Tracking reference' },
  labelPlatform: /*i18n*/ { id: 'label.platform', message: 'Platform' },

  buttonVerify: /*i18n*/ { id: 'button.verify', message: 'Confirm e-mail address' },
  buttonApplication: /*i18n*/ { id: 'button.application', message: 'View your application' },
  buttonDashboard: /*i18n*/ { id: 'button.dashboard', message: 'Open the dashboard' },
  buttonRequests: /*i18n*/ { id: 'button.requests', message: 'View your requests' },
  buttonRewards: /*i18n*/ { id: 'button.rewards', message: 'View your rewards' },
  buttonKeys: /*i18n*/ { id: 'button.keys', message: 'View your keys' },
  buttonAccount: /*i18n*/ { id: 'button.account', message: 'Open account settings' },
  buttonProgram: /*i18n*/ { id: 'button.program', message: 'Go to {program}' },
  buttonNews: /*i18n*/ { id: 'button.news', message: 'Read more' },
} as const;
