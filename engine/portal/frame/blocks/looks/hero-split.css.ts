import { tokens, wide } from '../../../base/theme/tokens.ts';
import { facts, inner, picture, words } from '../hero.css.ts';
import { composed, scrim, stacked } from './composed.ts';

const { color } = tokens;
const BESIDE = `linear-gradient(90deg,${color.ground},transparent 22%)`;
const desktop = (rule: object) => ({ '@media': { [wide.desktop]: rule } });

stacked('split');

// Words beside the picture.
composed('split', {
  '&': {
    vars: { '--picture': 'clamp(15rem,46vw,26rem)' },
    '@media': {
      [wide.desktop]: scrim(`${BESIDE},linear-gradient(to top,${color.ground},transparent 12%)`),
    },
  },
  // What stands on the canvas's lower edge stands on the section's.
  [`&:has(${picture} [data-stands])`]: desktop(scrim(BESIDE)),
  [`& ${picture}`]: desktop({ insetInline: '46% -1px' }),
  [`& ${inner}`]: desktop({ minHeight: '38rem' }),
  [`& :is(${words},${facts})`]: desktop({ maxWidth: '50%' }),
});
