import { inset, tokens, wide } from '../../../base/theme/tokens.ts';
import { facts, inner, picture, text, title, words } from '../hero.css.ts';
import { composed, figured, scrim } from './composed.ts';

const { color } = tokens;
const desktop = (rule: object) => ({ '@media': { [wide.desktop]: rule } });
/** The room that a theme's column of text has at its sides. */
const EDGE = 'clamp(1.4rem,5vw,3.5rem)';

figured('ledger');

// A sheet of paper that goes on below the picture, or has it printed beside the words.
composed('ledger', {
  '&': scrim('none'),
  [`& ${inner}`]: {
    maxWidth: '58rem',
    gap: 0,
    paddingInline: 0,
    paddingBottom: 0,
    background: `${color.ground} content-box`,
  },
  [`& ${picture}`]: desktop({
    position: 'relative',
    zIndex: 0,
    gridArea: '1/1',
    justifySelf: 'end',
    width: '45%',
    height: '100%',
    overflow: 'hidden',
    maskImage: 'linear-gradient(90deg,transparent 10%,#000 30%)',
  }),
  [`& ${picture} > svg`]: desktop({
    position: 'absolute',
    right: 0,
    width: 'auto',
    maxWidth: 'none',
    aspectRatio: '3/2',
  }),
  [`& ${words}`]: desktop({ position: 'relative', gridArea: '1/1' }),
  [`& :is(${title},${text})`]: desktop({ maxWidth: '29rem' }),
  [`& :is(${words},${facts})`]: {
    padding: `${inset.panel} ${EDGE}`,
    color: color.text,
    boxShadow: `0 0 0 1px ${color.border}`,
  },
});
