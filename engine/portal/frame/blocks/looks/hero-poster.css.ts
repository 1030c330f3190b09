import { displaySize, space, tokens, veil, wide } from '../../../base/theme/tokens.ts';
import { inner, title } from '../hero.css.ts';
import { composed, scrim, stacked } from './composed.ts';

const { color } = tokens;
const desktop = (rule: object) => ({ '@media': { [wide.desktop]: rule } });

stacked('poster');

// Type as large as it goes, at the foot of the picture.
composed('poster', {
  '&': {
    vars: { '--picture': 'clamp(16rem,56vw,30rem)' },
    '@media': {
      [wide.desktop]: scrim(
        `linear-gradient(to top,${color.ground} 8%,${veil(85)} 50%,transparent 92%)`,
      ),
    },
  },
  [`& ${inner}`]: desktop({
    alignItems: 'end',
    minHeight: 'min(48rem,90vh)',
    paddingTop: space(40),
  }),
  [`& ${title}`]: {
    fontSize: displaySize('poster'),
    lineHeight: 0.96,
    maxWidth: '14ch',
  },
});
