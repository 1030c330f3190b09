import { globalStyle, style } from '@vanilla-extract/css';
import { inset, space, textSize, tokens } from '../../base/theme/tokens.ts';

const { color } = tokens;

export const skip = style({
  position: 'fixed',
  zIndex: 40,
  insetInlineStart: space(3),
  top: space(3),
  padding: '.6em 1em',
  background: color.primary,
  color: color.onPrimary,
  transform: 'translateY(-300%)',
  ':focus': { transform: 'none' },
});

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: 20,
  background: `color-mix(in srgb,${color.ground} 92%,transparent)`,
  borderBottom: `1px solid ${color.border}`,
  transition: `transform ${tokens.motion}`,
  '@media': {
    // Reading on makes room; turning back brings the menu.
    '(max-width: 44rem)': {
      transform: 'translateY(min(0px,calc(var(--scroll-direction,-1)*-100%)))',
    },
  },
  selectors: { '&:focus-within': { transform: 'none' } },
});
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: inset.tight,
  minHeight: '4.2rem',
});
export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(3),
  marginInlineEnd: 'auto',
  minWidth: 0,
  minHeight: '2.75rem',
  color: color.text,
  fontFamily: tokens.font.display,
  fontWeight: 'var(--display-weight)',
  fontSize: textSize.lead,
  lineHeight: 1.15,
  textDecoration: 'none',
});
export const product = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const logo = style({
  height: '2.25rem',
  width: 'auto',
  maxWidth: 'min(11rem,100%)',
  objectFit: 'contain',
});

export const footer = style({
  borderTop: `1px solid ${color.border}`,
  paddingBlock: space(10),
  color: color.muted,
});
export const footerInner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(6),
});
export const footerLinks = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(6),
  rowGap: space(1),
});
globalStyle(`${footerLinks} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: color.text,
});
export const sample = style({
  padding: `${space(3)} ${space(4)}`,
  border: `1px dashed ${color.control}`,
  borderRadius: tokens.radius.small,
  fontSize: textSize.fine,
});
export const fine = style({ fontSize: textSize.small });
