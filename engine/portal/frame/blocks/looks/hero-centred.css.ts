import { space, tokens, veil } from '../../../base/theme/tokens.ts';
import { actions, inner, picture, words } from '../hero.css.ts';
import { composed, scrim } from './composed.ts';

const { color } = tokens;
const NARROW = '(max-width: 44rem)';
const PICTURE = '13rem';

// A short line over the picture, everything on the axis.
composed('centred', {
  '&': {
    ...scrim(
      `radial-gradient(at 50% 46%,${veil(88)} 25%,${veil(20)} 75%),linear-gradient(to top,${color.ground},transparent 30%)`,
    ),
    '@media': { [NARROW]: scrim(`linear-gradient(to top,${color.ground} 8%,transparent 70%)`) },
  },
  // What has an axis has it at two thirds, to stand beside words: here it is that of the page.
  '& .art:has([data-axis=fades])': {
    translate: '-16.7%',
    maskImage: 'linear-gradient(90deg,transparent 34%,#000 50% 83%,transparent)',
  },
  '& .art:has([data-axis=spans])': {
    position: 'absolute',
    left: '-50%',
    width: '150%',
    maxWidth: 'none',
  },
  // Words fill a narrow page: the picture stands above them.
  [`& ${picture}`]: { '@media': { [NARROW]: { bottom: 'auto', height: PICTURE } } },
  [`& ${inner}`]: {
    textAlign: 'center',
    paddingBlock: `${space(24)} ${space(16)}`,
    '@media': { [NARROW]: { paddingTop: `calc(${PICTURE} - ${space(6)})` } },
  },
  [`& ${words}`]: { justifyItems: 'center' },
  [`& ${actions}`]: { justifyContent: 'center' },
});
