import { style } from '@vanilla-extract/css';
import { quietPicture } from '../../base/theme/quiet-picture.ts';
import { space, tokens, wide } from '../../base/theme/tokens.ts';

/** Above the words on a narrow page. */
const PICTURE = '13rem';

/** The way in: the program's picture, and the panel on its quiet side. */
export const entrance = style({
  vars: { '--mark': '0' },
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  minHeight: 'min(46rem,84vh)',
  alignItems: 'center',
  paddingBlock: `calc(${PICTURE} - ${space(8)}) ${space(12)}`,
  '@media': { [wide.desktop]: { paddingBlock: space(16) } },
});
export const picture = style([quietPicture(PICTURE), { zIndex: -1 }]);
export const section = style({ display: 'grid', gap: space(6), color: tokens.color.text });
