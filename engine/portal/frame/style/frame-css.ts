import type { Theme } from '#contract/programs/program.ts';
import { colors, type Palette, secondaryPalette, tinted } from '../../base/theme/palettes.ts';
import {
  block,
  blockBody,
  blockHead,
  blockHeadWide,
  blockTitle,
  field,
  frame,
  reading,
} from '../../base/theme/parts.css.ts';
import { prose } from '../../kit/text/rich-text.css.ts';
import { footer } from '../layouts/layout.css.ts';

type Frame = NonNullable<Theme['frame']>;
type Head = NonNullable<Frame['head']>;
type Ground = NonNullable<Frame['ground']>;
type Edge = NonNullable<Frame['edge']>;
type Mark = NonNullable<Frame['mark']>;

const own = (classes: string) => `.${classes.split(' ')[0]}`;
const SHEET = `main>${own(block)}`;
/** A block among others: a page of one part, like a legal text, needs no order. */
const BLOCK = `${SHEET}:not(:only-child)`;
const SHAPED = `${BLOCK}:nth-of-type(odd)`;
const FRAME = `main ${own(frame)}`;
const HEAD = `main ${own(blockHead)}`;
const FIELD = `main>.${field}`;
const FOOT = `body ${own(footer)}`;
const TITLE = `main ${own(blockTitle)}`;
const BLOCK_TITLE = `${BLOCK} ${own(blockTitle)}`;
const desktop = (rules: string) => `@media(min-width:62rem){${rules}}`;
const filled = 'background:var(--c-ground);color:var(--c-text)';

const HEADS: Record<Head, string> = {
  start: '',
  centred:
    `main{--mark:auto;--place:center;--lead:calc(50% - 1.375rem)}${HEAD}{text-align:center;justify-items:center;grid-template-columns:minmax(0,1fr)}` +
    `main ${own(reading)}{grid-template-columns:minmax(0,48rem);justify-content:center}` +
    `figure${own(frame)},${FIELD}>:last-child{justify-items:center;text-align:center}` +
    `${FIELD}>:first-child{width:100%;mask:radial-gradient(closest-side,transparent 70%,#000)}`,
  beside: desktop(
    `${FRAME}{grid-template-columns:minmax(0,1fr) minmax(0,2.4fr);align-items:start}` +
      `${FRAME}>:only-child{grid-column:2}${HEAD}${own(blockHeadWide)}{grid-template-columns:none}${HEAD}{position:sticky;top:6rem}`,
  ),
  above:
    `${TITLE}{font-size:calc(clamp(2rem,1.1rem + 3.4vw,4.2rem)*var(--display-scale,1))}` +
    desktop(
      `main ${own(reading)},${HEAD}{grid-template-columns:minmax(0,1fr)}${HEAD}:has(p){grid-template-columns:minmax(0,1.7fr) minmax(0,1fr);align-items:end;column-gap:3rem}main ${own(blockBody)}>${own(prose)}{display:block;max-width:none;columns:2 24rem;column-gap:3.5rem}main ${own(blockBody)}>${own(prose)}>*{margin-block:0 1rem;break-inside:avoid}main ${own(blockBody)}>${own(prose)}>:is(h3,h4){margin-bottom:.4rem}`,
    ),
  column: `${FRAME}{max-width:58rem;padding-inline:clamp(1.4rem,5vw,3.5rem);grid-template-columns:minmax(0,1fr)}${HEAD}${own(blockHeadWide)}{grid-template-columns:none}`,
};

const MARKS: Record<Mark, string> = {
  none: '',
  bar: `${TITLE}:before{content:'';display:block;width:1.4em;height:.16em;margin:0 var(--mark,0) .6em;background:var(--c-primary);transform:skewX(-20deg)}`,
  number: `main{counter-reset:part}${BLOCK}{counter-increment:part}${BLOCK_TITLE}:before{content:counter(part,decimal-leading-zero)/'';display:block;margin-bottom:.3em;color:var(--c-accent);font-size:max(1.4rem,.8em);line-height:1;font-variant-numeric:tabular-nums}`,
  code: `main{counter-reset:part}${BLOCK}{counter-increment:part}${BLOCK_TITLE}:before{content:'/'counter(part,decimal-leading-zero)/'';display:block;margin-bottom:.7em;font:500 .8rem var(--f-mono);letter-spacing:.1em;color:var(--c-accent)}`,
  slab: `${TITLE}{rotate:-1.2deg;line-height:1.72;margin-block-end:.2em}${TITLE} span{padding:.12em .4em;background:var(--c-primary);color:var(--c-on-primary);box-decoration-break:clone;-webkit-box-decoration-break:clone;box-shadow:.12em .12em 0 var(--c-vivid);border-radius:var(--r-small)}`,
  diamond: sign('50% 0,100% 50%,50% 100%,0 50%'),
  star: sign('50% 0,61% 39%,100% 50%,61% 61%,50% 100%,39% 61%,0 50%,39% 39%'),
};

function sign(points: string): string {
  return `${TITLE}:before{content:'';display:block;width:.6em;aspect-ratio:1;margin:0 var(--mark,0) .7em;background:var(--c-vivid);clip-path:polygon(${points})}`;
}

const strip = (rules: string, where = BLOCK) =>
  `${where}:before{content:'';position:absolute;inset:0 0 auto;${rules}}`;
/** The same above every other block, and above the page's foot. */
const strips = (rules: string) =>
  `${FOOT}{position:relative;border:0}${strip(rules, `:is(${SHAPED},${FOOT})`)}`;
/** The foot on a ground of its own, whose upper edge has the shape of a band's. */
const foot = (shape: string) =>
  `${FOOT}{border:0;background:var(--c-surface);padding-top:5rem;${shape}}`;
const mask = (layers: string) => `${SHAPED}{mask:${layers}}`;
const SCALLOPS =
  'radial-gradient(circle at 50% 100%,#000 66%,transparent 67%) 0 0/48px 24px repeat-x';
const TORN_DEPTHS = [9, 3, 14, 6, 18, 8, 12, 2, 16, 7, 11, 4, 15, 9];
const tornAt = (index: number) => `${Math.round((index * 1000) / (TORN_DEPTHS.length - 1)) / 10}%`;
const TORN = TORN_DEPTHS.map((depth, index) => `${tornAt(index)} ${depth}px`).join(',');
const EDGES: Record<Edge, string> = {
  none: '',
  line: strip('border-top:1px solid var(--c-border)'),
  rule:
    strip('border-top:4px solid var(--c-text)', `:is(${BLOCK},${FOOT})`) +
    `${FOOT}{position:relative}`,
  beam: strip(
    'bottom:0;width:2px;inset-inline-start:max(.4rem,50% - 37.5rem);background:linear-gradient(transparent,var(--c-primary),transparent)',
  ),
  fade: strip(
    'height:1px;background:linear-gradient(90deg,transparent,var(--c-control),transparent);inset-inline:20%',
  ),
  check: strips(
    'height:24px;background:repeating-conic-gradient(var(--c-vivid) 0 25%,var(--c-ground) 0 50%) 0 0/24px 24px',
  ),
  hazard: strips(
    'height:10px;background:repeating-linear-gradient(-45deg,var(--c-primary) 0 14px,transparent 0 28px)',
  ),
  bulbs: strips(
    'height:10px;background:radial-gradient(circle,var(--c-primary) 3.5px,transparent 4px) 0 0/30px 10px,radial-gradient(circle,var(--c-vivid) 3.5px,transparent 4px) 15px 0/30px 10px',
  ),
  // Gradients know no direction: the box is mirrored where the page is.
  rings: desktop(
    `[dir=rtl] ${SHAPED}:before{scale:-1 1}${BLOCK}{isolation:isolate}${SHAPED}:before{content:'';position:absolute;z-index:-1;inset-block:0;inset-inline-end:0;width:min(30rem,70%);opacity:.5;background:repeating-radial-gradient(circle at 100% 50%,var(--c-primary) 0 1px,transparent 2px 44px);mask:linear-gradient(transparent,#000 30% 70%,transparent) intersect,radial-gradient(circle at 100% 50%,#000,transparent 70%)}`,
  ),
  slant: `${SHAPED}{clip-path:polygon(0 0,100% 3.4vw,100% 100%,0 calc(100% - 3.4vw));padding-block:calc(clamp(3.2rem,7vw,5.6rem)*var(--density) + 3vw)}${foot('clip-path:polygon(0 0,100% 3.4vw,100% 100%,0 100%)')}`,
  torn: `${SHAPED}{clip-path:polygon(${torn()})}${foot(`clip-path:polygon(${TORN},100% 100%,0 100%)`)}`,
  scallop:
    mask(
      `${SCALLOPS},linear-gradient(#000 0 0) 0 50%/100% calc(100% - 46px) no-repeat,radial-gradient(circle at 50% 0,#000 66%,transparent 67%) 0 100%/48px 24px repeat-x`,
    ) + foot(`mask:${SCALLOPS},linear-gradient(#000 0 0) 0 23px no-repeat`),
  curve: `${SHAPED}{border-radius:68% 32% 60% 40%/clamp(1rem,4vw,3.5rem)}${foot('border-radius:50% 50% 0 0/clamp(1rem,4vw,3.5rem)')}`,
};

/** The outline of paper torn above and below; fixed, so that a document never changes. */
function torn(): string {
  const last = TORN_DEPTHS.length - 1;
  const below = TORN_DEPTHS.map(
    (depth, index) => `${tornAt(last - index)} calc(100% - ${depth}px)`,
  );
  return [TORN, ...below].join(',');
}

const REVEALS: Record<NonNullable<Theme['motion']>, string> = {
  none: '',
  calm: reveal('translate:0 1.6rem'),
  snappy: reveal('translate:0 .8rem'),
  bouncy: reveal('scale:.96'),
};

/**
 * Blocks settle as they are scrolled in, where the browser ties animations to scrolling; elsewhere
 * they take no time. The block's own way counts: what it cuts off does not scroll in it.
 */
function reveal(from: string): string {
  return `@media(prefers-reduced-motion:no-preference){${BLOCK}{view-timeline:--part}${BLOCK}>*{animation:part linear backwards;animation-timeline:--part;animation-range:entry 0 entry 50%}@keyframes part{from{${from}}}}`;
}

/** How blocks stand: their heads, edges and marks. */
export function frameCss({ frame: chosen = {}, motion = 'calm' }: Theme): string {
  const { head = 'start', edge = 'none', mark = 'none' } = chosen;
  return HEADS[head] + MARKS[mark] + EDGES[edge] + REVEALS[motion];
}

/** The grounds of blocks. `other` is the palette of the opposite mode. */
export function groundCss({ frame }: Theme, palette: Palette, other: Palette): string {
  const ground: Ground = frame?.ground ?? 'bands';
  const lifted = `background:${palette.surface};--c-surface:${palette.raised}`;
  const turned = `${colors(tinted(other, palette.primary, 8))};${filled}`;
  switch (ground) {
    case 'plain':
      return '';
    case 'bands':
      return `${SHAPED}{${lifted}}`;
    case 'inverse':
      return `${SHAPED}{${turned}}`;
    case 'fields':
      return `${BLOCK}:nth-of-type(6n+3),${BLOCK}:nth-of-type(6n+7){${turned}}${BLOCK}:nth-of-type(6n+5){${colors(secondaryPalette(palette))};${filled}}`;
    case 'panels':
      return (
        `${BLOCK}{${lifted};width:min(76rem,100% - 1.5rem);margin:1rem auto;border-radius:var(--r-large)}` +
        `${SHAPED}{background:none}`
      );
    case 'sheet':
      return `${SHEET},main>[data-composition]{${colors(tinted(other, palette.secondary, 40))}}${SHEET}{${filled}}${SHEET},${FIELD}{width:min(58rem,100%);margin-inline:auto}${FIELD}>:last-child{padding-inline:clamp(1.4rem,5vw,3.5rem)}[dir=ltr] ${SHEET} ${own(blockBody)}>${own(prose)}>:first-child:first-letter{float:inline-start;padding-inline-end:.08em;color:var(--c-accent);font:600 3.5em/.8 var(--f-display)}`;
  }
}
