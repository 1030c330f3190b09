import { style } from '@vanilla-extract/css';
import { space, strong, textSize } from '../../base/theme/tokens.ts';
import { aside } from './contents.css.ts';

export const pictureImage = style({ width: '100%', height: '100%', objectFit: 'cover' });
export const previewText = style({
  display: 'grid',
  gap: space(1),
  minWidth: 0,
  lineHeight: 1.3,
});
export const previewTitle = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: textSize.small,
  fontWeight: strong,
  overflowWrap: 'anywhere',
});
export const previewAbout = style([
  aside,
  { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
]);
