import { msg } from '@lingui/core/macro';
import type { Word } from '../../base/i18n/word.ts';

/** What the page of a program's manifest says. */
export const manifestWords = {
  title: msg({ id: 'manifest.title', message: 'Program' }),
  team: msg({ id: 'manifest.team', message: 'Roles and API keys' }),
  audit: msg({ id: 'manifest.audit', message: 'Audit log' }),
  issues: msg({ id: 'manifest.issues', message: 'Issues of the files' }),
  noIssues: msg({
    id: 'manifest.no-issues',
    message: 'Nothing is wrong with the manifests of this program.',
  }),
  error: msg({ id: 'manifest.error', message: 'Error' }),
  warning: msg({ id: 'manifest.warning', message: 'Warning' }),
  outdated: msg({
    id: 'manifest.outdated',
    message:
      'The files have errors. Visitors see the last version without; it stands below, without its lines, because the files say something else by now.',
  }),
  absent: msg({
    id: 'manifest.absent',
    message:
      'The server that answers here has no folder of programs, only what was compiled from it. It cannot say in which file and line a value is written. Run “npx marquee show” where the folder is.',
  }),
  preview: msg({ id: 'manifest.preview', message: 'Preview' }),
  previewText: msg({
    id: 'manifest.preview-how',
    message:
      'Each page opens in a window of its own, as visitors see it: pages may not be shown within other pages. What members see at a moment, “See as they see it” on a person’s page shows.',
  }),
  width: msg({ id: 'manifest.width', message: 'Width in pixels' }),
  language: msg({ id: 'manifest.language', message: 'Language' }),
  colorMode: msg({ id: 'manifest.color-mode', message: 'Color mode' }),
  dark: msg({ id: 'manifest.dark', message: 'Dark' }),
  light: msg({ id: 'manifest.light', message: 'Light' }),
  alwaysDark: msg({ id: 'manifest.always-dark', message: 'Always dark' }),
  alwaysLight: msg({ id: 'manifest.always-light', message: 'Always light' }),
  members: msg({ id: 'manifest.members', message: 'For those who are signed in' }),
  anyAddress: msg({ id: 'manifest.any-address', message: 'For many addresses' }),
  translations: msg({ id: 'manifest.translations', message: 'Translations' }),
  translationsText: msg({
    id: 'manifest.translations-text',
    message:
      'A text is looked up in the program’s own translations and then in the shared phrases, in a region’s language before the language as a whole. What neither has is read as it is written.',
  }),
  translated: msg({ id: 'manifest.translated', message: 'Translated' }),
  share: msg({ id: 'manifest.share', message: 'Share' }),
  original: msg({ id: 'manifest.original', message: 'As it is written' }),
  ofTexts: msg({ id: 'manifest.of-texts', message: '{translated} of {total} texts' }),
  contrast: msg({ id: 'manifest.contrast', message: 'Contrast' }),
  contrastFine: msg({
    id: 'manifest.contrast-fine',
    message: 'All pairs of colors reach what WCAG AA wants.',
  }),
  contrastMissed: msg({
    id: 'manifest.contrast-missed',
    message:
      '{count, plural, one {# pair of colors misses} other {# pairs of colors miss}} what WCAG AA wants.',
  }),
  pair: msg({ id: 'manifest.pair', message: 'Colors' }),
  pairOf: msg({ id: 'manifest.pair-of', message: '{foreground} on {background}' }),
  wanted: msg({ id: 'manifest.wanted', message: 'Wanted' }),
  misses: msg({ id: 'manifest.misses', message: '{contrast}: too little' }),
  values: msg({ id: 'manifest.values', message: 'Values and where they come from' }),
  valuesText: msg({
    id: 'manifest.values-text',
    message: 'As the engine serves them in the environment {environment}.',
  }),
  engine: msg({ id: 'manifest.engine', message: 'Engine default' }),
  ofEnvironment: msg({
    id: 'manifest.of-environment',
    message: '{place}, for this environment',
  }),
  over: msg({ id: 'manifest.over', message: '{place}, filled up from {over}' }),
};

/** The colours of a palette, as people call them. */
export const COLOR_WORDS: Readonly<Record<string, Word>> = {
  text: msg({ id: 'manifest.color-text', message: 'Text' }),
  muted: msg({ id: 'manifest.color-muted', message: 'Muted text' }),
  ground: msg({ id: 'manifest.color-ground', message: 'ground' }),
  surface: msg({ id: 'manifest.color-surface', message: 'surface' }),
  raised: msg({ id: 'manifest.color-raised', message: 'raised surface' }),
  soft: msg({ id: 'manifest.color-soft', message: 'tinted surface' }),
  accent: msg({ id: 'manifest.color-accent', message: 'Accent' }),
  primary: msg({ id: 'manifest.color-primary', message: 'primary color' }),
  on_primary: msg({ id: 'manifest.color-on-primary', message: 'Text' }),
  secondary: msg({ id: 'manifest.color-secondary', message: 'Secondary color' }),
  error: msg({ id: 'manifest.color-error', message: 'error color' }),
  on_error: msg({ id: 'manifest.color-on-error', message: 'Text' }),
  edge: msg({ id: 'manifest.color-edge', message: 'Edge of buttons' }),
  control: msg({ id: 'manifest.color-control', message: 'Edge of fields' }),
};
