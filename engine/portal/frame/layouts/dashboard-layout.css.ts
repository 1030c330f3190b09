import { globalStyle, style } from '@vanilla-extract/css';
import { edgeFade, narrow } from '../../base/theme/edge-fade.ts';
import { inLook, skewed } from '../../base/theme/looks.ts';
import { phone, space, strong, textSize, tokens, wide } from '../../base/theme/tokens.ts';

const { color } = tokens;

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(6),
  paddingBlock: `${space(5)} ${space(8)}`,
  '@media': {
    [wide.desktop]: {
      gridTemplateColumns: '13.5rem minmax(0,1fr)',
      gap: space(10),
      paddingBlockStart: space(8),
      selectors: {
        // Where a page's parts stand in the middle or in one column, the sections are above them.
        [inLook('head', 'centred', 'column')]: {
          gridTemplateColumns: 'minmax(0,1fr)',
          gap: space(8),
          paddingBlockStart: space(4),
        },
        [inLook('head', 'column')]: { maxWidth: '58rem' },
      },
    },
  },
});
/** On phones the sections are at the foot of the page, and leave no gap here. */
export const menu = style({
  minWidth: 0,
  '@media': { [phone]: { position: 'fixed', zIndex: 25 } },
});
export const list = style({
  display: 'flex',
  gap: space(1),
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  '@media': {
    [wide.desktop]: {
      position: 'sticky',
      top: '5.5rem',
      flexDirection: 'column',
      overflow: 'visible',
      selectors: {
        [inLook('head', 'centred', 'column')]: {
          position: 'static',
          flexFlow: 'row wrap',
          paddingBlockEnd: space(2),
          borderBlockEnd: `1px solid ${color.border}`,
        },
        [inLook('head', 'centred')]: { justifyContent: 'center' },
      },
    },
    [narrow]: { ...edgeFade, paddingBlockEnd: space(2) },
    [phone]: { display: 'none' },
  },
});
/** The numbers of the sections, where the theme numbers the parts of a page. */
globalStyle(`main:is([data-look-mark=number],[data-look-mark=code]) ${list}`, {
  counterReset: 'section',
});
globalStyle(`main:is([data-look-mark=number],[data-look-mark=code]) ${list} > li`, {
  counterIncrement: 'section',
});

const CURRENT = '[aria-current=page]';
const current = (selector: string) => `${selector}${CURRENT}`;
export const link = style({
  display: 'block',
  minHeight: '2.75rem',
  padding: '.55em .9em',
  color: color.muted,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  borderRadius: tokens.radius.small,
  transition: `background-color ${tokens.motion},color ${tokens.motion}`,
  ':hover': { color: color.text, background: color.surface },
  // What lies outside is cut off.
  ':focus-visible': { outlineOffset: '-3px' },
  selectors: {
    [`&${CURRENT}`]: {
      color: color.text,
      background: color.soft,
      boxShadow: `inset 3px 0 ${color.accent}`,
      fontWeight: strong,
    },
    [`[dir=rtl] &${CURRENT}`]: { boxShadow: `inset -3px 0 ${color.accent}` },
    [inLook('button', 'pill')]: { borderRadius: tokens.radius.pill, paddingInline: '1.15em' },
    [inLook('button', 'skewed')]: skewed,
    [inLook('button', 'cut')]: {
      clipPath: 'polygon(0 0,calc(100% - 9px) 0,100% 9px,100% 100%,9px 100%,0 calc(100% - 9px))',
    },
    [inLook('card', 'hairline', 'bare', 'inverted')]: { borderRadius: 0 },
    // A loud house fills it, a strict one turns it over, a quiet one underlines.
    [current(inLook('button', 'pill', 'skewed', 'cut'))]: {
      background: color.primary,
      color: color.onPrimary,
      boxShadow: `inset 0 0 0 2px ${color.edge}`,
    },
    [current(inLook('card', 'solid-shadow'))]: {
      background: color.primary,
      color: color.onPrimary,
      boxShadow: `inset 0 0 0 2px ${color.edge},4px 4px 0 ${color.vivid}`,
    },
    [current(inLook('card', 'hairline', 'inverted'))]: {
      background: color.text,
      color: color.ground,
      boxShadow: 'none',
    },
    [current(inLook('card', 'bare', 'glass'))]: {
      background: 'none',
      borderRadius: 0,
      color: color.text,
      boxShadow: `inset 0 -2px ${color.accent}`,
    },
  },
});
globalStyle(`main:is([data-look-mark=number],[data-look-mark=code]) ${link}::before`, {
  content: "counter(section,decimal-leading-zero)/''",
  marginInlineEnd: '.9em',
  fontFamily: tokens.font.mono,
  fontSize: textSize.tiny,
  opacity: 0.75,
});
/**
 * So high that what loads does not push the footer before one's eyes; on a phone, where the
 * sections are a bar at the page's foot, less stands above it.
 */
export const content = style({
  minWidth: 0,
  minHeight: 'calc(100vh - 14rem)',
  '@media': { [phone]: { minHeight: 'calc(100vh - 11rem)' } },
});
