import { globalStyle } from '@vanilla-extract/css';

// A picture fills the frame that generated art would fill, cut around its focus.
globalStyle('picture.art', { display: 'contents' });
globalStyle('.art > img', {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});
// Generated art has its axis beside the middle, for which a closing frame is wider than the page.
globalStyle('main [data-look=art] > :has(> picture.art)', { insetInlineStart: 0 });
// Frames are mirrored for scripts from the right; a publisher's picture may show a face or a mark.
globalStyle('html[dir=rtl] .art > img', { transform: 'scaleX(-1)' });
