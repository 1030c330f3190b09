import { style } from '@vanilla-extract/css';
import { space, textSize, tokens } from '../../base/theme/tokens.ts';

const { color, radius } = tokens;

export const views = style({ marginBlockEnd: space(3), fontSize: textSize.small });
export const title = style({
  width: 'fit-content',
  paddingBlock: space(2),
  cursor: 'pointer',
  selectors: {
    '&::before': { content: '"+ "', color: color.muted },
    '[open] > &::before': { content: '"− "' },
  },
});
export const list = style({
  display: 'grid',
  gap: space(3),
  padding: space(3),
  border: `1px solid ${color.border}`,
  borderRadius: radius.small,
  background: color.surface,
});
export const items = style({ display: 'flex', flexWrap: 'wrap', gap: `${space(2)} ${space(4)}` });
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const hint = style({ color: color.muted });
export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${space(2)} ${space(3)}`,
});
export const field = style({ display: 'grid', gap: space(1), minWidth: 0 });
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: '2.5rem',
});
