import { badge } from '../../../base/theme/parts.css.ts';
import { displaySize, roomy, space, tokens } from '../../../base/theme/tokens.ts';
import { number, step, steps } from '../steps.css.ts';
import { within } from './within.ts';

const { color } = tokens;
/** The line on either side of the road. */
const KERB = '4px';

// Laps inside a race track: a road with a broken middle line and a chequered start.
within('track', {
  [`& ${steps}`]: {
    vars: { '--road': 'clamp(1.4rem,4.4cqi,3rem)' },
    position: 'relative',
    gap: space(7),
    margin: KERB,
    padding: 'clamp(1.8rem,5cqi,4rem) clamp(1.2rem,8cqi,6rem)',
    border: `var(--road) solid ${color.control}`,
    borderRadius: 'clamp(4rem,16cqi,13rem)',
    outline: `3px dashed ${color.ground}`,
    outlineOffset: 'calc(var(--road)/-2 - 2px)',
    boxShadow: `0 0 0 ${KERB} ${color.vivid},inset 0 0 0 ${KERB} ${color.vivid}`,
    '@container': { [roomy]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0,1fr)' } },
  },
  [`& ${steps}::before`]: {
    content: '',
    position: 'absolute',
    insetInlineStart: '50%',
    marginInlineStart: 'calc(var(--road)*-.4)',
    bottom: 'calc(var(--road)*-1)',
    width: 'calc(var(--road)*.8)',
    height: 'var(--road)',
    background: `repeating-conic-gradient(${color.text} 0 25%,${color.ground} 0 50%) 0 0/calc(var(--road)*.4) calc(var(--road)*.4)`,
  },
  [`& ${step}`]: { gap: space(3), justifyItems: 'center', textAlign: 'center' },
  [`& ${badge}`]: { width: '3.4rem', height: '3.4rem', borderRadius: tokens.radius.round },
  [`& ${number}`]: { fontSize: displaySize('heading'), fontStyle: 'italic' },
});
