import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import {
  displaySize,
  inset,
  space,
  strong,
  textSize,
  tokens,
  wide,
} from '../../base/theme/tokens.ts';

const { color, radius } = tokens;

/** How high the heading of one's own programs is, and each of their cards. */
export const OWN_HEAD = '3.75rem';
export const OWN_CARD = '7.5rem';
/** Whoever is signed in has programs of their own: the boot script says so before the first paint. */
const OF_CREATORS = 'html[data-own] &';

export const own = style({
  selectors: {
    [OF_CREATORS]: {
      minHeight: `calc(${OWN_HEAD} + ${OWN_CARD})`,
      marginBlockEnd: space(8),
    },
  },
});
/** Stands where others have as much room: between heading and form. */
export const ownBelowHeading = style({
  selectors: { 'html:not([data-own]) &': { paddingBlockEnd: space(11) } },
});
const appear = keyframes({ to: { visibility: 'visible' } });
const unseen = {
  visibility: 'hidden',
  // Also where nothing is to move: it does not.
  animation: `${appear} 1ms 5s forwards!important`,
} as const;
export const rest = style({ selectors: { 'html[data-own] &:not([data-known])': unseen } });
// The list may be shorter then, and what follows it higher.
globalStyle(`html[data-own]:has(${rest}:not([data-known])) footer`, unseen);

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  alignItems: 'end',
  gap: space(3),
  '@media': {
    [wide.desktop]: { gridTemplateColumns: '2fr repeat(3,minmax(0,1fr)) auto' },
  },
});
export const field = style({
  display: 'grid',
  gap: space(1),
  minWidth: 0,
  fontSize: textSize.fine,
  fontWeight: strong,
});
globalStyle(`${form} > :first-child`, {
  gridColumn: '1 / -1',
  '@media': { [wide.desktop]: { gridColumn: 'auto' } },
});
export const count = style({ color: color.muted, marginBlock: space(5) });

export const list = style({
  display: 'grid',
  gap: inset.tight,
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(19rem,100%),1fr))',
});
/** A program, all of it a link. */
export const program = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.surface,
  transition: `border-color ${tokens.motion}`,
  ':hover': { borderColor: color.accent },
  ':focus-within': { borderColor: color.accent },
});
export const picture = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '1200/630',
  background: color.raised,
});
export const about = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: space(1),
  padding: `${space(4)} ${space(5)} ${space(5)}`,
});
export const name = style({ fontSize: displaySize('minor') });
export const link = style({
  color: color.text,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
});
export const publisher = style({ color: color.muted, fontSize: textSize.fine });
export const text = style({ marginBlock: `${space(2)} auto` });
export const state = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '.55em',
  marginBlockStart: space(4),
  fontSize: textSize.fine,
  fontWeight: strong,
  // Its form tells it as well: full, half, empty.
  '::before': {
    content: '',
    flex: 'none',
    width: '.65em',
    height: '.65em',
    border: `2px solid ${color.muted}`,
    borderRadius: radius.round,
  },
  selectors: {
    '&[data-state=open]::before': { borderColor: color.accent, background: color.accent },
    '&[data-state=upcoming]::before': {
      borderColor: color.accent,
      background: `linear-gradient(0deg,${color.accent} 50%,transparent 50%)`,
    },
  },
});
export const fine = style({ color: color.muted, fontSize: textSize.small });
export const pager = style({
  display: 'flex',
  gap: space(3),
  justifyContent: 'center',
  marginTop: space(8),
});
