import { style } from '@vanilla-extract/css';
import { displaySize, inset, space, strong, textSize, tokens } from '../../base/theme/tokens.ts';
import { OWN_CARD, OWN_HEAD } from './directory.css.ts';

const { color, radius } = tokens;

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  height: OWN_HEAD,
});
export const list = style({
  display: 'grid',
  gap: inset.tight,
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(19rem,100%),1fr))',
});
/** A program, all of it a link. */
export const program = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0,1fr)',
  minHeight: OWN_CARD,
  paddingInlineStart: space(3),
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.surface,
  transition: `border-color ${tokens.motion}`,
  ':hover': { borderColor: color.accent },
  ':focus-within': { borderColor: color.accent },
});
/** Whole, as words stand in it. */
export const picture = style({
  alignSelf: 'center',
  width: '100%',
  height: 'auto',
  aspectRatio: '1200/630',
  borderRadius: radius.small,
  background: color.raised,
});
export const about = style({
  display: 'grid',
  alignContent: 'center',
  gap: space(1),
  minWidth: 0,
  padding: `${space(2)} ${space(4)}`,
});
const line = { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' } as const;
export const name = style({ ...line, fontSize: displaySize('minor') });
export const link = style({
  color: color.text,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
});
export const fine = style({ ...line, color: color.muted, fontSize: textSize.small });
export const waits = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space(4)}`,
  color: color.accent,
  fontSize: textSize.fine,
  fontWeight: strong,
});
