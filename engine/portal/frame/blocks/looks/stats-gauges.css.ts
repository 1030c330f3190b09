import { displaySize, space, tokens } from '../../../base/theme/tokens.ts';
import { figure, figures, value } from '../stats.css.ts';
import { level } from './level.ts';
import { within } from './within.ts';

const { color } = tokens;
const ticks = (tone: string, every: number) =>
  `repeating-linear-gradient(90deg,${tone} 0 2px,transparent 0 ${every}px)`;

// Readouts: each figure over the ticks of its gauge.
within('gauges', level);
within('gauges', {
  [`& ${figures}`]: {
    gap: space(4),
    '@container': {
      '(max-width: 28rem)': { display: 'grid', gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
    },
  },
  [`& ${figure}`]: {
    borderTop: `4px solid ${color.primary}`,
    padding: `${space(5)} ${space(5)} calc(${space(5)} + 1.6rem)`,
    background: `${ticks(color.accent, 50)} 0 100%/100% 1rem no-repeat,${ticks(color.control, 10)} 0 100%/100% .5rem no-repeat,${color.surface}`,
  },
  [`& ${value}`]: { fontSize: displaySize('section') },
});
