import { globalStyle, style } from '@vanilla-extract/css';
import { space, tokens } from '../theme/tokens.ts';

export const resource = style({ display: 'flex', gap: space(4), alignItems: 'flex-start' });
globalStyle(`${resource} > svg`, {
  color: `var(--card-accent,${tokens.color.accent})`,
  marginTop: '.15em',
});
export const title = style({ fontSize: '1.1rem', marginBottom: space(1) });
export const link = style({ '::after': { content: '', position: 'absolute', inset: 0 } });
