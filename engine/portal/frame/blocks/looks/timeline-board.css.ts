import { itemTitle } from '../../../base/theme/parts.css.ts';
import { displaySize, space, tokens } from '../../../base/theme/tokens.ts';
import { date, entry } from '../timeline.css.ts';
import { within } from './within.ts';

const { color } = tokens;
const FLAP = '12.5rem';
const [ROW, LINE] = ['(min-width: 34rem)', '(min-width: 58rem)'];

// A board of departures: a date on flaps, what leaves, and a remark.
within('board', {
  '& ol': { border: `1px solid ${color.control}`, background: color.ground },
  [`& ${entry}`]: {
    padding: `${space(4)} ${space(5)}`,
    '@container': {
      [ROW]: {
        gridTemplateColumns: `${FLAP} minmax(0,1fr)`,
        columnGap: space(6),
        alignItems: 'center',
      },
      [LINE]: { gridTemplateColumns: `${FLAP} minmax(0,1fr) minmax(0,1.3fr)` },
    },
  },
  [`& ${entry}+*`]: { borderTop: `1px solid ${color.border}` },
  [`& ${date}`]: {
    justifySelf: 'start',
    padding: '.35em .8em',
    border: `1px solid ${color.border}`,
    borderRadius: tokens.radius.small,
    background: `linear-gradient(${color.raised} 50%,${color.surface} 0)`,
    '@container': {
      [ROW]: { gridRow: 'span 2', justifySelf: 'stretch', textAlign: 'center' },
      [LINE]: { gridRow: 'auto' },
    },
  },
  [`& ${itemTitle}`]: { fontSize: displaySize('part') },
});
