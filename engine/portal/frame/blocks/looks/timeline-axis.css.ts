import { roomy, space, tokens } from '../../../base/theme/tokens.ts';
import { entry } from '../timeline.css.ts';
import { DOT } from './timeline-dot.ts';
import { within } from './within.ts';

const line = `2px solid ${tokens.color.border}`;
const wide = (rule: object) => ({ '@container': { [roomy]: rule } });

// Dates to both sides of an axis, a turned square on it for each.
within('axis', {
  [`& ${entry}`]: {
    padding: `0 0 ${space(10)}`,
    paddingInlineStart: space(8),
    borderInlineStart: line,
    ...wide({ width: 'calc(50% + 1px)', marginInlineStart: 'calc(50% - 1px)' }),
  },
  [`& ${entry}:nth-child(odd)`]: wide({
    margin: 0,
    padding: `0 0 ${space(10)}`,
    paddingInlineEnd: space(8),
    border: 0,
    borderInlineEnd: line,
    textAlign: 'end',
  }),
  [`& ${entry}:last-child:nth-child(n)`]: { paddingBottom: 0, borderColor: 'transparent' },
  [`& ${entry}::before`]: {
    ...DOT,
    background: tokens.color.vivid,
    boxShadow: `0 0 0 .4rem ${tokens.color.ground}`,
    rotate: '45deg',
  },
  [`& ${entry}:nth-child(odd)::before`]: wide({ insetInline: 'auto -.5rem' }),
});
