import { space, textSize, tokens } from '../../../base/theme/tokens.ts';
import { entry, wall } from '../logo-wall.css.ts';
import { within } from './within.ts';

const { color } = tokens;
const [PAIR, ROW] = ['(min-width: 32rem)', '(min-width: 54rem)'];

// Numbered tiles to choose from, in rows that are always full.
within('tiles', {
  [`& ${wall}`]: {
    display: 'grid',
    gap: space(4),
    gridTemplateColumns: 'repeat(12,minmax(0,1fr))',
    counterReset: 'tile',
  },
  [`& ${entry}`]: {
    counterIncrement: 'tile',
    position: 'relative',
    gridColumn: 'span 12',
    minHeight: 'clamp(7rem,18cqi,12rem)',
    display: 'grid',
    placeItems: 'center',
    padding: space(6),
    textAlign: 'center',
    borderBottom: `.5rem solid ${color.vivid}`,
    borderRadius: tokens.radius.medium,
    background: color.raised,
    '@container': { [PAIR]: { gridColumn: 'span 6' }, [ROW]: { gridColumn: 'span 3' } },
  },
  [`& ${entry}:nth-child(odd)`]: { borderColor: color.primary },
  [`& ${entry}:last-child:nth-child(odd)`]: {
    '@container': { [PAIR]: { gridColumn: 'span 12' } },
  },
  [`& ${entry}:first-child:nth-last-child(3n),& ${entry}:first-child:nth-last-child(3n)~*`]: {
    '@container': { [ROW]: { gridColumn: 'span 4' } },
  },
  [`& ${entry}::before`]: {
    content: 'counter(tile,decimal-leading-zero)/""',
    position: 'absolute',
    insetInlineStart: space(5),
    top: space(4),
    color: color.muted,
    fontSize: textSize.body,
  },
});
