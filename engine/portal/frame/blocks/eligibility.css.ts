import { globalStyle, style } from '@vanilla-extract/css';
import { space, strong, tokens } from '../../base/theme/tokens.ts';

export const sheet = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(7),
  overflowWrap: 'anywhere',
});
globalStyle(`${sheet} > *`, { flex: '1 1 17rem' });
export const lead = style({ fontWeight: strong, marginBottom: space(3) });
const columns = 'repeat(auto-fit,minmax(min(100%,19rem),1fr))';
export const list = style({
  display: 'grid',
  gap: `${space(3)} ${space(8)}`,
  gridTemplateColumns: columns,
});
// Four in rows of two, not of three and one.
globalStyle(`${list}:has(> :nth-child(4):last-child)`, {
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,24rem),1fr))',
});
export const item = style({ display: 'flex', gap: '.7em', alignItems: 'flex-start' });
globalStyle(`${item} svg`, { color: tokens.color.accent, marginTop: '.12em' });
export const note = style({ flexBasis: '100%' });
globalStyle(`${item} > svg`, { flex: 'none' });
export const choice = style({ display: 'grid', gap: space(3), flex: 1 });
globalStyle(`${item}:has(> ${choice})`, { gridColumn: '1/-1' });
export const options = style({
  display: 'grid',
  gap: `${space(2)} ${space(8)}`,
  gridTemplateColumns: columns,
  paddingInlineStart: space(4),
  borderInlineStart: `2px solid ${tokens.color.border}`,
});
export const option = style({
  display: 'flex',
  gap: '.7em',
  alignItems: 'flex-start',
  '::before': {
    content: '""',
    flex: 'none',
    width: '.8em',
    height: '.8em',
    marginTop: '.35em',
    border: `2px solid ${tokens.color.accent}`,
    borderRadius: tokens.radius.round,
  },
});
