import { badge, itemTitle } from '../../../base/theme/parts.css.ts';
import { displaySize, roomy, space, tokens } from '../../../base/theme/tokens.ts';
import { step, steps } from '../steps.css.ts';
import { within } from './within.ts';

const { color, font } = tokens;

// Lines of a mission's log on a screen of its own.
within('log', {
  [`& ${steps}`]: {
    border: `1px solid ${color.control}`,
    borderTop: `6px solid ${color.primary}`,
    background: color.ground,
  },
  [`& ${step}`]: {
    gridTemplateColumns: '4.2rem minmax(0,1fr)',
    alignItems: 'baseline',
    padding: `${space(5)} ${space(6)}`,
  },
  [`& ${step}+*`]: { borderTop: `1px solid ${color.border}` },
  [`& ${badge}`]: {
    display: 'block',
    border: 0,
    clipPath: 'none',
    height: 'auto',
    background: 'none',
    color: color.accent,
    font: `500 1rem ${font.mono}`,
  },
  [`& ${badge}::before`]: { content: '"T+"counter(step,decimal-leading-zero)' },
  [`& ${itemTitle}`]: { fontSize: displaySize('part') },
  [`& ${step}>div`]: {
    '@container': {
      [roomy]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0,1fr) minmax(0,2fr)',
        gap: space(6),
        alignItems: 'baseline',
      },
    },
  },
});
