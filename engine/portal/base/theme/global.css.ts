import { globalStyle } from '@vanilla-extract/css';
import { space, strong, tokens } from './tokens.ts';

globalStyle('*,*::before,*::after', { boxSizing: 'border-box' });
globalStyle('html', {
  background: tokens.color.ground,
  color: tokens.color.text,
  fontFamily: tokens.font.body,
  fontSize: 'calc(106.25%*var(--body-scale,1))',
  lineHeight: 1.6,
  scrollBehavior: 'smooth',
  scrollPaddingTop: '5rem',
  textSizeAdjust: '100%',
  overflowWrap: 'break-word',
  WebkitTapHighlightColor: tokens.color.soft,
});
globalStyle('body', { margin: 0, minHeight: '100vh', display: 'flex', flexDirection: 'column' });
globalStyle('h1,h2,h3,h4', {
  fontFamily: tokens.font.display,
  fontWeight: 'var(--display-weight)',
  fontStyle: 'var(--display-style)',
  textTransform: 'var(--display-case)' as 'none',
  letterSpacing: 'var(--display-tracking)',
  lineHeight: 1.1,
  textWrap: 'balance',
  margin: 0,
});
// One long word may not make a page, or the box that a title stands in, wider than the screen.
globalStyle('h1,h2,h3,h4,legend', { overflowWrap: 'anywhere' });
// These scripts take the system's faces, which are set as they are.
const AS_THEY_ARE = ':is(:lang(ja),:lang(ko),:lang(zh),:lang(ar))';
globalStyle(`html${AS_THEY_ARE}`, {
  vars: { '--display-tracking': '0em', '--display-scale': '1' },
});
globalStyle(`html${AS_THEY_ARE} :is(h1,h2,h3)`, { lineHeight: 1.3 });
// They have no italics: what a browser or a style slants all the same is upright, and what is
// stressed is bold.
globalStyle(AS_THEY_ARE, { fontStyle: 'normal !important' });
globalStyle(`em${AS_THEY_ARE}`, { fontWeight: strong });
globalStyle('html:is(:lang(ja),:lang(ko),:lang(zh))', {
  wordBreak: 'auto-phrase' as 'normal',
  lineBreak: 'strict',
});
// What is not translated keeps its own direction, so that its stops stand at its end; it stands
// on the page's side all the same.
globalStyle('[dir=rtl]', { textAlign: 'right' });
globalStyle('[dir=rtl] :is(h1,h2,h3,p,li,dt,dd,blockquote)', { unicodeBidi: 'plaintext' });
globalStyle('p,ul,ol,dl,dd,figure,blockquote', { margin: 0 });
globalStyle('p,li', { textWrap: 'pretty' });
globalStyle('ul,ol', { padding: 0, listStyle: 'none' });
globalStyle('img,svg', { display: 'block', maxWidth: '100%' });
globalStyle('a', { color: tokens.color.accent, textUnderlineOffset: '.2em' });
globalStyle('button', { font: 'inherit', color: 'inherit', cursor: 'pointer' });
globalStyle('summary', { cursor: 'pointer', listStyle: 'none' });
globalStyle('summary::-webkit-details-marker', { display: 'none' });
globalStyle(':focus-visible', {
  outline: `3px solid ${tokens.color.accent}`,
  outlineOffset: '3px',
  borderRadius: tokens.radius.small,
});
globalStyle('main', { flex: 1, display: 'block' });
// A part of the page goes from edge to edge, and has room of its own.
globalStyle('main > :last-child:not(section)', { marginBottom: space(8) });
globalStyle('*,*::before,*::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto',
    },
  },
});
