import { roomy, space, tokens } from '../../../base/theme/tokens.ts';
import { step, steps } from '../steps.css.ts';
import { within } from './within.ts';

const placed = { justifyItems: 'var(--place,start)', textAlign: 'var(--place,start)' as 'start' };
const line = `2px solid ${tokens.color.border}`;

// Numbers on a line that leads to the next one: downwards, and across where there is room.
within('line', {
  [`& ${steps}`]: {
    gap: space(7),
    '@container': { [roomy]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0,1fr)' } },
  },
  [`& ${step}`]: {
    gridTemplateColumns: '2.75rem minmax(0,1fr)',
    gap: `${space(2)} ${space(4)}`,
    '@container': { [roomy]: { gridTemplateColumns: 'minmax(0,1fr)', gap: space(4), ...placed } },
  },
  [`& ${step}:not(:last-child)::after`]: {
    content: '',
    position: 'absolute',
    insetInlineStart: '1.3rem',
    top: '3.3rem',
    bottom: `calc(${space(7)}*-1 + .5rem)`,
    borderInlineStart: line,
    '@container': {
      [roomy]: {
        insetInline: `calc(var(--lead,0px) + 3.4rem) calc(${space(7)}*-1 + .6rem - var(--lead,0px))`,
        top: '1.3rem',
        bottom: 'auto',
        border: 0,
        borderTop: line,
      },
    },
  },
});
