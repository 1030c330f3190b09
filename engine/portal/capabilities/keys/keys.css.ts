import { style } from '@vanilla-extract/css';
import { space, strong, textSize, tokens } from '../../base/theme/tokens.ts';

const { color } = tokens;

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space(6) });
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space(3) });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(3)}`,
});
export const partTitle = style({ fontSize: textSize.body, lineHeight: 1.3 });
export const muted = style({ color: color.muted, fontSize: textSize.small });
export const low = style({ color: color.error, fontSize: textSize.small, fontWeight: strong });
export const retired = style({ color: color.muted });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
export const form = style({ display: 'grid', justifyItems: 'start', gap: space(3), width: '100%' });
export const labelled = style({ display: 'grid', gap: space(1), width: '100%', minWidth: 0 });
export const forms = style({ fontFamily: tokens.font.mono, overflowWrap: 'anywhere' });
