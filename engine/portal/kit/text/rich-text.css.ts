import { globalStyle, style } from '@vanilla-extract/css';
import { displaySize, space, textSize, tokens } from '../../base/theme/tokens.ts';

export const prose = style({ display: 'grid', gap: space(4), maxWidth: '44rem' });
globalStyle(`${prose} :is(h2,h3,h4)`, { marginTop: space(4), fontSize: displaySize('part') });
globalStyle(`${prose} h4`, { fontSize: textSize.lead });
globalStyle(`${prose} ul`, { listStyle: 'disc', paddingInlineStart: '1.4em' });
globalStyle(`${prose} ol`, { listStyle: 'decimal', paddingInlineStart: '1.6em' });
globalStyle(`${prose} li`, { marginBlock: '.35em' });
globalStyle(`${prose} li::marker`, { color: tokens.color.accent });
globalStyle(`${prose} blockquote`, {
  borderInlineStart: `4px solid ${tokens.color.accent}`,
  paddingInlineStart: space(4),
});
globalStyle(`${prose} hr`, {
  width: '100%',
  border: 0,
  borderTop: `1px solid ${tokens.color.border}`,
});
globalStyle(`${prose} code`, { fontFamily: tokens.font.mono, fontSize: '.92em' });
