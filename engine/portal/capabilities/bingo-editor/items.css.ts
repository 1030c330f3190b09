import { style } from '@vanilla-extract/css';
import { space, strong, tokens } from '../../base/theme/tokens.ts';
import { control } from '../../kit/form/form.css.ts';

const { color, radius } = tokens;

export const counter = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: strong,
  selectors: { '&[data-short]': { color: color.error } },
});
/** As long as it is, the page stays where it is. */
export const list = style({
  display: 'grid',
  gap: space(2),
  maxHeight: 'min(44rem,75vh)',
  paddingInlineEnd: space(1),
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  containerType: 'inline-size',
});
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto auto',
  gap: space(2),
  alignItems: 'center',
  padding: `${space(2)} 3px`,
  borderBottom: `1px solid ${color.border}`,
  '@container': {
    '(min-width: 30rem)': { gridTemplateColumns: 'minmax(0,1fr) 9rem 4.75rem auto' },
  },
});
const field = style([
  control,
  { selectors: { '&&': { minHeight: '2.75rem', padding: `${space(1)} ${space(2)}` } } },
]);
export const label = style([
  field,
  {
    gridColumn: '1 / -1',
    '@container': { '(min-width: 30rem)': { gridColumn: 'auto' } },
  },
]);
export const difficulty = style([field, { minWidth: 0 }]);
export const weight = style([
  field,
  { textAlign: 'end', selectors: { '&&': { width: '4.75rem' } } },
]);
export const remove = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: radius.small,
  background: 'transparent',
  color: color.muted,
  ':hover': { borderColor: color.control, color: color.text },
  ':focus-visible': { outlineOffset: '-2px' },
});
export const itemIssues = style({ gridColumn: '1 / -1', display: 'grid', gap: space(1) });

export const add = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  gap: space(2),
});
export const paste = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(3),
  paddingBlockStart: space(3),
});
export const dropArea = style([
  control,
  {
    minHeight: '9rem',
    resize: 'vertical',
    lineHeight: 1.5,
    selectors: { '&[data-over]': { borderColor: color.accent, background: color.soft } },
  },
]);
export const file = style({
  maxWidth: '100%',
  color: color.muted,
  font: 'inherit',
  '::file-selector-button': {
    minHeight: '2.75rem',
    marginInlineEnd: space(3),
    padding: `${space(1)} ${space(4)}`,
    border: `1px solid ${color.control}`,
    borderRadius: radius.small,
    background: 'transparent',
    color: color.text,
    font: 'inherit',
  },
});
