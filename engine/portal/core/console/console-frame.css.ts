import { globalStyle, style } from '@vanilla-extract/css';
import { space, strong, textSize, tokens, wide } from '../../base/theme/tokens.ts';

const { color, radius } = tokens;

/** Dense and quiet: head, the pages beside or above, and what one works on. */
export const console = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gridTemplateRows: 'auto auto minmax(0,1fr)',
  minHeight: '100dvh',
  fontSize: textSize.fine,
  '@media': {
    [wide.desktop]: {
      gridTemplateColumns: '13rem minmax(0,1fr)',
      gridTemplateRows: 'auto minmax(0,1fr)',
    },
  },
});

export const header = style({
  gridColumn: '1/-1',
  position: 'sticky',
  top: 0,
  zIndex: 20,
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: '3.5rem',
  paddingInline: space(4),
  background: color.surface,
  borderBottom: `1px solid ${color.border}`,
});
export const product = style({
  display: 'none',
  fontFamily: tokens.font.display,
  fontWeight: 'var(--display-weight)',
  '@media': { [wide.tablet]: { display: 'inline' } },
});
export const programMenu = style({ minWidth: 0, marginInlineEnd: 'auto' });
export const programTitle = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  maxWidth: '16rem',
  fontWeight: strong,
});
globalStyle(`${programMenu} > summary`, { maxWidth: '100%' });
/** It hangs from the head's beginning. */
export const programList = style({
  insetInlineEnd: 'auto',
  insetInlineStart: 0,
  maxWidth: 'calc(100vw - 2rem)',
});
export const separated = style({
  marginBlockStart: space(2),
  paddingBlockStart: space(2),
  borderBlockStart: `1px solid ${color.border}`,
});
export const role = style({
  marginInlineStart: 'auto',
  color: color.muted,
  fontSize: textSize.small,
  fontWeight: 400,
});
export const who = style({ display: 'grid', padding: `${space(2)} ${space(3)}` });
globalStyle(`${who} > ${role}`, { marginInlineStart: 0 });
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.2rem',
  height: '2.2rem',
  borderRadius: radius.round,
  background: color.raised,
  border: `1px solid ${color.control}`,
  fontSize: textSize.tiny,
  fontWeight: strong,
});

export const search = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: '2.5rem',
  minWidth: '2.5rem',
  paddingInline: space(3),
  border: `1px solid ${color.control}`,
  borderRadius: radius.small,
  background: color.ground,
  color: color.muted,
  ':hover': { borderColor: color.accent, color: color.text },
});
export const searchText = style({
  display: 'none',
  '@media': { [wide.desktop]: { display: 'inline', minWidth: '9rem', textAlign: 'start' } },
});
export const searchKey = style({
  display: 'none',
  '@media': { [wide.desktop]: { display: 'inline' } },
});

export const navigation = style({
  // What is only heard stays within what scrolls.
  position: 'relative',
  display: 'flex',
  gap: space(1),
  padding: space(2),
  overflowX: 'auto',
  background: color.surface,
  borderBottom: `1px solid ${color.border}`,
  '@media': {
    [wide.desktop]: {
      position: 'sticky',
      top: '3.5rem',
      alignSelf: 'start',
      flexDirection: 'column',
      height: 'calc(100dvh - 3.5rem)',
      overflowY: 'auto',
      borderBottom: 0,
      borderInlineEnd: `1px solid ${color.border}`,
    },
  },
});
export const place = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: '2.5rem',
  padding: `${space(1)} ${space(3)}`,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: color.text,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { background: color.soft },
  selectors: {
    '&[aria-current=page]': { background: color.raised, color: color.accent, fontWeight: strong },
  },
});
globalStyle(`button${place}`, {
  '@media': { [wide.desktop]: { marginBlockStart: 'auto' } },
});

export const page = style({ minWidth: 0, padding: space(4) });
/** A page's title, small: what one works on is the page. */
export const title = style({ fontSize: textSize.large, lineHeight: 1.3 });
/** Which page and its few means, above what it lists. */
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(3)}`,
  marginBlockEnd: space(3),
});
/** A small control of a toolbar. */
export const field = style({
  minHeight: '2.5rem',
  padding: `${space(1)} ${space(3)}`,
  border: `1px solid ${color.control}`,
  borderRadius: radius.small,
  background: color.ground,
  color: color.text,
  font: 'inherit',
  maxWidth: '100%',
});
export const smallButton = style([
  field,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '.5em',
    fontWeight: strong,
    textDecoration: 'none',
    ':hover': { borderColor: color.accent, background: color.soft },
    selectors: { '&[aria-disabled=true],&:disabled': { opacity: 0.5, cursor: 'not-allowed' } },
  },
]);

/** How much waits on a page, beside its name. */
export const count = style({
  marginInlineStart: 'auto',
  minWidth: '1.6rem',
  paddingInline: space(2),
  borderRadius: radius.round,
  background: color.raised,
  color: color.text,
  fontSize: textSize.small,
  fontWeight: strong,
  textAlign: 'center',
});
