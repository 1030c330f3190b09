import { style } from '@vanilla-extract/css';
import { aboveFoot, space, textSize, tokens } from '../../base/theme/tokens.ts';

export const bar = style({
  position: 'fixed',
  zIndex: 50,
  insetInline: '1rem',
  insetBlockEnd: aboveFoot('1rem'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(5),
  maxWidth: '60rem',
  marginInline: 'auto',
  padding: space(6),
  background: tokens.color.raised,
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.large,
  boxShadow: tokens.elevation.dialog,
});
/** Room for a widget's own switch of languages. */
export const widget = style({
  position: 'fixed',
  zIndex: 40,
  insetInlineStart: '1rem',
  insetBlockEnd: aboveFoot('1rem'),
  width: 'min(16rem, calc(100vw - 2rem))',
  height: '4rem',
  border: 'none',
});
export const words = style({ flex: '1 1 20rem', display: 'grid', gap: space(2) });
export const title = style({ fontSize: textSize.lead });
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space(3) });
