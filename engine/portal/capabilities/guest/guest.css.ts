import { style } from '@vanilla-extract/css';
import { displaySize, space, tokens } from '../../base/theme/tokens.ts';

/** What is said here begins at one edge, also where the titles of blocks stand in the middle. */
const atStart = { '--mark': '0' };

export const page = style({
  vars: atStart,
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(6),
  paddingBlock: space(10),
});
export const head = style({ display: 'grid', gap: space(2) });
export const problem = style({
  vars: atStart,
  display: 'grid',
  justifyItems: 'start',
  gap: space(4),
  marginBlock: space(10),
});
export const keep = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  justifyItems: 'start',
  gap: space(4),
});
export const sign = style({
  color: tokens.color.accent,
  fontSize: displaySize('figure'),
  lineHeight: 1,
});
export const quests = style({ display: 'grid', gap: space(4) });
export const quest = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(2),
  padding: space(5),
});
