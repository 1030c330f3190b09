import { style } from '@vanilla-extract/css';
import { space, tokens } from '../../theme/tokens.ts';

const { color } = tokens;

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const entry = style({
  position: 'relative',
  display: 'grid',
  gap: space(1),
  paddingInlineStart: space(7),
  paddingBlockEnd: space(5),
  borderInlineStart: `2px solid ${color.border}`,
  marginInlineStart: '.4rem',
  selectors: {
    '&:last-child': { borderColor: 'transparent', paddingBlockEnd: 0 },
  },
});
export const dot = style({
  position: 'absolute',
  insetInlineStart: 'calc(-.4rem - 1px)',
  top: '.35rem',
  width: '.8rem',
  height: '.8rem',
  borderRadius: '50%',
  background: color.ground,
  border: `2px solid ${color.control}`,
});
export const present = style([dot, { background: color.accent, borderColor: color.accent }]);
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space(3)}`,
});
export const state = style({ fontWeight: 650 });
export const when = style({ color: color.muted, fontSize: '.9rem' });
export const note = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
