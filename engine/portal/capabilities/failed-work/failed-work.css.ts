import { style } from '@vanilla-extract/css';
import { space, textSize, tokens } from '../../base/theme/tokens.ts';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space(6) });
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space(3) });
export const partTitle = style({ fontSize: textSize.body, lineHeight: 1.3 });
export const muted = style({
  color: tokens.color.muted,
  fontSize: textSize.small,
  fontWeight: 'normal',
});
/** Words of a mail server, in whatever language it speaks. */
export const reason = style({
  display: 'block',
  minWidth: '12em',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
/** A long one leaves room for the rest of its row on a phone. */
export const address = style({
  display: 'block',
  maxWidth: '14em',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
