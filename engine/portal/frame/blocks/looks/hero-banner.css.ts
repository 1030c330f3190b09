import { tokens, veil, wide } from '../../../base/theme/tokens.ts';
import { facts, title } from '../hero.css.ts';
import { composed, scrim, stacked } from './composed.ts';

const { color } = tokens;

stacked('banner');

// Wide and low, the words on the quiet side.
composed('banner', {
  '&': {
    borderBottom: `6px solid ${color.primary}`,
    '@media': {
      [wide.desktop]: scrim(
        `linear-gradient(90deg,${color.ground} 38%,${veil(74)} 58%,transparent 88%)`,
      ),
    },
  },
  [`& ${title}`]: { maxWidth: '22ch' },
  // As wide as the text: beyond it there is no scrim.
  [`& ${facts}`]: { maxWidth: '40rem' },
});
