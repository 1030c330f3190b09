import { globalStyle, style } from '@vanilla-extract/css';
import { space, tokens } from '../../base/theme/tokens.ts';

export const notice = style({
  display: 'flex',
  gap: space(4),
  padding: space(6),
  border: `1px solid ${tokens.color.border}`,
  borderInlineStart: `4px solid ${tokens.color.secondary}`,
  borderRadius: tokens.radius.medium,
  background: tokens.color.surface,
  selectors: {
    '&[data-tone=warning]': { vars: { '--c-secondary': tokens.color.error } },
    '&[data-tone=success]': { vars: { '--c-secondary': tokens.color.accent } },
  },
});
globalStyle(`${notice} > svg`, { marginTop: '.15em', color: tokens.color.secondary });
export const words = style({ display: 'grid', gap: space(3), justifyItems: 'start', minWidth: 0 });
