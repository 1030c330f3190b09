import { msg } from '@lingui/core/macro';
import { titleWords } from './generated/title-words.ts';

/** Every word of the engine, by its permanent id; those of the specification, section 3, come first. */
export const words = {
  home: msg({ id: 'home', message: 'Home' }),
  faq: msg({ id: 'faq', message: 'FAQ' }),
  faqTitle: msg({ id: 'faq-title', message: 'Frequently Asked Questions' }),
  frequentlyAskedQuestions: msg({
    id: 'frequently-asked-questions',
    message: 'Frequently Asked Questions',
  }),
  resources: msg({ id: 'resources', message: 'Resources' }),
  contactUs: msg({ id: 'contact-us', message: 'Contact us' }),
  applyNow: msg({ id: 'apply_now', message: 'Apply now' }),
  login: msg({ id: 'login', message: 'Login' }),
  learnMore: msg({ id: 'learn_more', message: 'Learn more' }),
  language: msg({ id: 'language', message: 'Language' }),
  privacyPolicy: msg({ id: 'privacy_policy', message: 'Privacy Policy' }),
  termsOfService: msg({ id: 'terms_of_service', message: 'Terms of Service' }),
  codeOfConduct: msg({ id: 'code-of-conduct', message: 'Code of Conduct' }),
  application: msg({ id: 'application', message: 'Application' }),
  applicationSuccess: msg({
    id: 'app-success',
    message:
      'Your application has been submitted and we will get back to you with a response as soon as possible!',
  }),
  remindMe: msg({ id: 'apply.remind-me', message: 'Tell me when it opens' }),
  currentlyClosed: msg({ id: 'currently-closed', message: 'Currently Closed' }),
  applicationClosed: msg({
    id: 'app-closed',
    message: 'Applications are currently closed. Please check back later.',
  }),
  x: msg({ id: 'x', message: 'X (Twitter)' }),
  youtube: msg({ id: 'youtube', message: 'YouTube' }),
  twitch: msg({ id: 'twitch', message: 'Twitch' }),
  tiktok: msg({ id: 'tiktok', message: 'TikTok' }),
  discord: msg({ id: 'discord', message: 'Discord' }),
  instagram: msg({ id: 'instagram', message: 'Instagram' }),
  facebook: msg({ id: 'facebook', message: 'Facebook' }),
  reddit: msg({ id: 'reddit', message: 'Reddit' }),

  skipToContent: msg({ id: 'skip-to-content', message: 'Skip to content' }),
  menu: msg({ id: 'menu', message: 'Menu' }),
  mainNavigation: msg({ id: 'main-navigation', message: 'Main navigation' }),
  sectionNavigation: msg({ id: 'section-navigation', message: 'Program sections' }),
  footerNavigation: msg({ id: 'footer-navigation', message: 'Legal and contact' }),
  socialNavigation: msg({ id: 'social-navigation', message: 'Social networks' }),
  poweredBy: msg({ id: 'powered-by', message: 'Runs on {product}' }),
  sampleData: msg({
    id: 'sample-data',
    message:
      'Sample data: this page shows how the program could look. {publisher} promises none of it.',
  }),
  allPrograms: msg({ id: 'all-programs', message: 'All programs' }),
  close: msg({ id: 'close', message: 'Close' }),
  signOut: msg({ id: 'sign-out', message: 'Sign out' }),
  signedInAs: msg({ id: 'signed-in-as', message: 'Signed in as {name}' }),
  yourAccount: msg({ id: 'your-account', message: 'Your account: {name}' }),
  offline: msg({
    id: 'offline',
    message: 'You are offline. What you typed is kept; this page goes on by itself.',
  }),
  unreachable: msg({
    id: 'unreachable',
    message: 'The server does not answer. What you typed is kept; this page goes on by itself.',
  }),

  colorMode: msg({ id: 'color-mode', message: 'Color mode' }),
  colorModeLight: msg({ id: 'color-mode-light', message: 'Light' }),
  colorModeDark: msg({ id: 'color-mode-dark', message: 'Dark' }),
  colorModeSystem: msg({ id: 'color-mode-system', message: 'Like my device' }),

  applicationsOpen: msg({ id: 'applications-open', message: 'Applications are open.' }),
  applicationsOpenUntil: msg({
    id: 'applications-open-until',
    message: 'Applications are open until {date}.',
  }),
  applicationsOpenFrom: msg({
    id: 'applications-open-from',
    message: 'Applications open on {date}.',
  }),
  notOpenYet: msg({ id: 'not-open-yet', message: 'Not open yet' }),
  reviewTime: msg({
    id: 'review-time',
    message: 'A decision usually takes {days, plural, one {# day} other {# days}}.',
  }),
  requiresAll: msg({ id: 'requires-all', message: 'You meet all of these:' }),
  requiresAny: msg({ id: 'requires-any', message: 'You meet at least one of these:' }),
  youAgree: msg({ id: 'you-agree', message: 'When you apply, you confirm:' }),
  agreeCodeOfConduct: msg({
    id: 'agree-code-of-conduct',
    message: 'I have read the Code of Conduct and will follow it.',
  }),
  agreeAge: msg({
    id: 'agree-age',
    message: 'I am at least {age, plural, one {# year} other {# years}} old.',
  }),
  agreeCountry: msg({
    id: 'agree-country',
    message: 'I live in one of these countries: {countries}.',
  }),
  whatWeAsk: msg({ id: 'what-we-ask', message: 'What the application asks' }),
  optional: msg({ id: 'optional', message: 'optional' }),
  openToEveryone: msg({
    id: 'open-to-everyone',
    message: 'Everybody who publishes about the game may apply.',
  }),
  signInToApply: msg({
    id: 'sign-in-to-apply',
    message: 'Sign in to apply. Your answers stay with your account.',
  }),
  platforms: msg({ id: 'platforms', message: 'Platforms' }),
  regions: msg({ id: 'regions', message: 'Regions' }),
  coverageFrom: msg({
    id: 'coverage-from',
    message: 'Coverage may be published from {date}.',
  }),
  signInToRequestKey: msg({ id: 'sign-in-to-request-key', message: 'Sign in to request a key' }),
  timeLeft: msg({
    id: 'time-left',
    message:
      '{days, plural, one {# day} other {# days}} {hours, plural, one {# hour} other {# hours}} {minutes, plural, one {# minute} other {# minutes}}',
  }),

  loginTitle: msg({ id: 'login-title', message: 'Sign in to {program}' }),
  loginText: msg({
    id: 'login-text',
    message: 'Use the account you publish with. We never post in your name.',
  }),
  loginWith: msg({ id: 'login-with', message: 'Continue with {provider}' }),
  signedOutTitle: msg({ id: 'signed-out-title', message: 'Please sign in' }),
  signedOutText: msg({
    id: 'signed-out-text',
    message: 'This page is for members of {program}. Sign in, and you come right back here.',
  }),
  backToStart: msg({ id: 'back-to-start', message: 'Back to the start page' }),

  legalVersion: msg({ id: 'legal-version', message: 'Version {version}' }),
  legalForeign: msg({
    id: 'legal-foreign',
    message: 'This document is available in English only.',
  }),

  pageNotFound: msg({ id: 'page-not-found', message: 'Page not found: {path}' }),
  errorTitle: msg({ id: 'error-title', message: 'Something went wrong' }),
  errorLine: msg({ id: 'error-line', message: '{status}: {message}' }),
  tryAgain: msg({ id: 'try-again', message: 'Try again' }),

  notifications: msg({ id: 'notifications', message: 'Notifications ({hotkey})' }),
  notification: msg({ id: 'notification', message: 'Notification' }),
  consentTitle: msg({ id: 'consent-title', message: 'Content from other services' }),
  consentText: msg({
    id: 'consent-text',
    message: 'This site can load {services} from other companies. They then see your IP address.',
  }),
  consentAccept: msg({ id: 'consent-accept', message: 'Allow' }),
  consentRefuse: msg({ id: 'consent-refuse', message: 'Do not allow' }),
  consentSaved: msg({ id: 'consent-saved', message: 'Your choice is saved.' }),
  newVersion: msg({
    id: 'new-version',
    message: 'There is a new version of this site. It loads with the next page you open.',
  }),
  copied: msg({ id: 'copied', message: 'Copied' }),
  copyLink: msg({ id: 'copy-link', message: 'Copy link' }),
  dismiss: msg({ id: 'dismiss', message: 'Dismiss' }),

  showcaseText: msg({
    id: 'showcase-text',
    message: 'Every component of the portal, to look at and to try.',
  }),
  showcaseButtons: msg({ id: 'showcase-buttons', message: 'Buttons' }),
  showcaseColors: msg({ id: 'showcase-colors', message: 'Colors' }),
  showcaseType: msg({ id: 'showcase-type', message: 'Type' }),
  showcaseCards: msg({ id: 'showcase-cards', message: 'Cards' }),
  showcaseNotices: msg({ id: 'showcase-notices', message: 'Notices' }),
  showcaseErrors: msg({ id: 'showcase-errors', message: 'Errors' }),
  showcaseOverlays: msg({ id: 'showcase-overlays', message: 'Messages and overlays' }),
  showToast: msg({ id: 'show-toast', message: 'Show a message' }),
  showToastSample: msg({ id: 'show-toast-sample', message: 'Message {number}' }),
  showToastClick: msg({ id: 'show-toast-click', message: 'Show a message to click on' }),
  stackToasts: msg({ id: 'stack-toasts', message: 'Stack messages' }),
  toastPlace: msg({ id: 'toast-place', message: 'Where messages appear' }),
  showModal: msg({ id: 'show-modal', message: 'Open a dialog' }),
  showPanel: msg({ id: 'show-panel', message: 'Open a side panel' }),
  showTooltip: msg({ id: 'show-tooltip', message: 'Point here for a hint' }),
  showTooltipQuick: msg({
    id: 'show-tooltip-quick',
    message: 'Point here for a quick hint',
  }),
  showError: msg({ id: 'show-error', message: 'Show the error page' }),
  errorSample: msg({ id: 'error-sample', message: 'This error is only a sample.' }),
  tooltipSample: msg({ id: 'tooltip-sample', message: 'Hints appear after a moment.' }),
  overlaySample: msg({
    id: 'overlay-sample',
    message: 'Close it with the button, with Escape, or by clicking beside it.',
  }),
  clicked: msg({ id: 'clicked', message: 'You clicked message {number}.' }),

  serviceIcons: msg({ id: 'service-icons', message: 'icons' }),
  serviceTranslation: msg({ id: 'service-translation', message: 'a translation widget' }),
} as const;

export type Word = (typeof words)[keyof typeof words];

export type TitleId = keyof typeof titleWords;

/** What a title id says; an id that no route should carry is an error of ours. */
export function titleOf(id: string): (typeof titleWords)[TitleId] {
  if (!Object.hasOwn(titleWords, id)) throw new Error(`No title has the id "${id}".`);
  return titleWords[id as TitleId];
}
