import { globalStyle, style } from '@vanilla-extract/css';
import { drawingMarkup } from '#contract/icons/line-drawing.ts';
import type { SectionName } from '#contract/programs/program.ts';
import { ENGINE_ICONS } from '../../base/icons/generated/engine-icons.ts';
import { FOOT_BAR, phone, space, strong, textSize, tokens } from '../../base/theme/tokens.ts';

const { color } = tokens;

/** Below the sign of a phone's own system, and around what is rounded or cut out of its screen. */
const safe = (side: 'bottom' | 'left' | 'right') => `env(safe-area-inset-${side},0px)`;

/** Where "More" holds the section that is open. */
const WITHIN = ':has([aria-current=page])';

/**
 * A label gets all the room it asks for before the longest ones share what is left: those break
 * into lines, and no word is cut off.
 */
export const bar = style({
  display: 'none',
  '@media': {
    [phone]: {
      position: 'fixed',
      // Over the page and its header, below what covers both.
      zIndex: 25,
      insetInline: 0,
      insetBlockEnd: 0,
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0,auto)',
      alignItems: 'stretch',
      paddingInline: space(1),
      paddingBlockEnd: safe('bottom'),
      background: color.raised,
      borderBlockStart: `1px solid ${color.border}`,
    },
  },
});
export const link = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '.3em',
  minHeight: '3.5rem',
  height: '100%',
  padding: '.55em .3em .5em',
  color: color.muted,
  fontSize: textSize.mark,
  lineHeight: 1.15,
  textAlign: 'center',
  textDecoration: 'none',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  // What lies outside is cut off.
  ':focus-visible': { outlineOffset: '-3px' },
  selectors: {
    [`&[aria-current=page],details${WITHIN}>&,[open]>&`]: { color: color.text, fontWeight: strong },
  },
});
/** The plate of an icon: whoever does not tell colours apart sees where they are by its ground. */
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.9rem',
  height: '1.6rem',
  fontSize: textSize.body,
  borderRadius: tokens.radius.medium,
  selectors: {
    [`[aria-current=page]>&,details${WITHIN}>summary>&`]: {
      background: color.primary,
      color: color.onPrimary,
      boxShadow: `inset 0 0 0 1px ${color.edge}`,
    },
  },
});

/** By what a sign says in `data-sign`. */
const ICONS: Readonly<Record<Exclude<SectionName, 'index' | 'login'> | 'more', string>> = {
  dashboard: 'layout-dashboard',
  challenges: 'target',
  quests: 'circle-check',
  leaderboards: 'trophy',
  rewards: 'gift',
  requests: 'mail',
  history: 'clock',
  claims: 'key',
  account: 'settings',
  more: 'menu-2',
};
// In the style: the scripts of the page that people begin on carry none of it.
for (const [name, icon] of Object.entries(ICONS)) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${drawingMarkup(ENGINE_ICONS[`tabler:${icon}`] ?? '')}</svg>`;
  globalStyle(`${sign}[data-sign=${name}]::before`, {
    maskImage: `url("data:image/svg+xml,${encodeURIComponent(drawing)}")`,
  });
}
globalStyle(`${sign}::before`, {
  content: '""',
  width: '1.35em',
  height: '1.35em',
  background: 'currentcolor',
  forcedColorAdjust: 'none',
});

/** Upon the bar, which stays at hand. */
export const sheet = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '100%',
  maxHeight: '70vh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space(3),
  background: color.raised,
  borderBlockStart: `1px solid ${color.border}`,
  borderStartStartRadius: tokens.radius.large,
  borderStartEndRadius: tokens.radius.large,
});
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: '3rem',
  padding: space(1),
  color: color.text,
  textDecoration: 'none',
  borderRadius: tokens.radius.small,
  selectors: { '&[aria-current=page]': { fontWeight: strong } },
});
// The page behind an open sheet: pressing it closes the sheet, as it belongs to what opened it.
globalStyle(`${bar} details[open]>summary::before`, {
  content: '""',
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '100%',
  height: '100vh',
  background: 'rgb(0 0 0/.6)',
});

// Level by level: looking for it at any depth, a browser searches a list of hundreds with each press.
const ON_PAGE = `> main > * > nav > ${bar}`;
globalStyle(`:root:has(> body ${ON_PAGE})`, {
  '@media': {
    [phone]: {
      vars: { [FOOT_BAR]: `calc(4.4rem + ${safe('bottom')})` },
      scrollPaddingBottom: `calc(var(${FOOT_BAR}) + 1rem)`,
    },
  },
});
globalStyle(`body:has(${ON_PAGE})`, {
  paddingInline: `${safe('left')} ${safe('right')}`,
  '@media': { [phone]: { paddingBlockEnd: `var(${FOOT_BAR})` } },
});
