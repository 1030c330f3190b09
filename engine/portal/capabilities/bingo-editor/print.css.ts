import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { strong } from '../../base/theme/tokens.ts';
import { LABEL_SIZES } from '../../core/bingo-card/label-fit.ts';

/** Paper: only what is printed shows, in ink on white, whatever the page's colours are. */
export const sheets = style({
  display: 'none',
  '@media': { print: { display: 'block', color: '#000', background: '#fff' } },
});
globalStyle(`body:has(> ${sheets}) > :not(${sheets})`, {
  '@media': { print: { display: 'none !important' as 'none' } },
});
globalStyle(`html:has(> body > ${sheets}),html:has(> body > ${sheets}) body`, {
  '@media': {
    print: { display: 'block', minHeight: 0, background: '#fff !important', fontSize: '12pt' },
  },
});

/** Named pages, so that the paper is the chosen one wherever the browser lets it be. */
globalStyle('@page bingo-a4', { size: 'A4 portrait', margin: '12mm' } as object);
globalStyle('@page bingo-letter', { size: 'letter portrait', margin: '12mm' } as object);
export const paper = styleVariants({
  a4: { page: 'bingo-a4' } as object,
  letter: { page: 'bingo-letter' } as object,
});

export const sheet = style({ breakInside: 'avoid', breakAfter: 'page' });
globalStyle(`${sheet}:last-child`, { breakAfter: 'auto' });
/** Its width decides its height: one card fills a page, two share it. */
export const printed = style({ breakInside: 'avoid', marginInline: 'auto' });
export const measure = styleVariants({
  1: { width: '175mm' },
  2: { width: '108mm', marginBlockEnd: '5mm' },
});
export const title = style({ marginBlockEnd: '3mm', color: '#000', textAlign: 'center' });
export const titleSize = styleVariants({ 1: { fontSize: '20pt' }, 2: { fontSize: '12pt' } });
export const gridBox = style({ containerType: 'inline-size' });
const SIZES = { 3: 3, 4: 4, 5: 5, 6: 6, 7: 7 } as const;
export const grid = styleVariants(SIZES, (size) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${size},minmax(0,1fr))`,
  border: '1.5pt solid #000',
  vars: { '--cell': `${100 / size}cqi` },
}));
export const cell = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: 0,
  aspectRatio: '1',
  padding: '4%',
  overflow: 'hidden',
  border: '.5pt solid #000',
});
export const labels = styleVariants(
  Object.fromEntries(LABEL_SIZES.map((size, step) => [step, size])),
  (size) => ({
    maxWidth: '100%',
    fontSize: `calc(var(--cell)*${size})`,
    fontWeight: strong,
    lineHeight: 1.14,
    textAlign: 'center',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  }),
);
export const free = style({ fontStyle: 'italic' });
export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  marginBlockStart: '2mm',
  fontSize: '9pt',
});
