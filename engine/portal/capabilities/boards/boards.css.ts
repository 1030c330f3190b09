import { style } from '@vanilla-extract/css';
import { space, textSize, tokens } from '../../base/theme/tokens.ts';

const { color } = tokens;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(4),
});
export const text = style({ maxWidth: '46rem', color: color.muted, fontSize: textSize.small });
export const muted = style({ color: color.muted, fontSize: textSize.small });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
export const form = style({ display: 'grid', gap: space(3) });
export const labelled = style({ display: 'grid', gap: space(1) });
