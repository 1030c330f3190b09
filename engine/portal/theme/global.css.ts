import { globalStyle } from '@vanilla-extract/css';
import { space, tokens } from './tokens.ts';

globalStyle('*,*::before,*::after', { boxSizing: 'border-box' });
globalStyle('html', {
  background: tokens.color.ground,
  color: tokens.color.text,
  fontFamily: tokens.font.body,
  fontSize: '106.25%',
  lineHeight: 1.6,
  scrollBehavior: 'smooth',
  scrollPaddingTop: '5rem',
  textSizeAdjust: '100%',
  overflowWrap: 'break-word',
});
globalStyle('body', { margin: 0, minHeight: '100vh', display: 'flex', flexDirection: 'column' });
globalStyle('h1,h2,h3,h4', {
  fontFamily: tokens.font.display,
  fontWeight: 'var(--display-weight)',
  fontStyle: 'var(--display-style)',
  textTransform: 'var(--display-case)' as 'none',
  letterSpacing: 'var(--display-tracking)',
  lineHeight: 1.12,
  textWrap: 'balance',
  margin: 0,
});
globalStyle(
  'html:lang(ja) :is(h1,h2,h3),html:lang(ko) :is(h1,h2,h3),html:lang(zh) :is(h1,h2,h3),html:lang(ar) :is(h1,h2,h3)',
  {
    letterSpacing: 0,
    lineHeight: 1.3,
    fontStyle: 'normal',
  },
);
globalStyle('html:lang(ja),html:lang(ko),html:lang(zh)', {
  wordBreak: 'auto-phrase' as 'normal',
  lineBreak: 'strict',
});
globalStyle('p,ul,ol,dl,dd,figure,blockquote', { margin: 0 });
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
globalStyle('main', { flex: 1, display: 'block', paddingBottom: space(8) });
globalStyle('[id]', { scrollMarginTop: '5rem' });
globalStyle('*,*::before,*::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto',
    },
  },
});
