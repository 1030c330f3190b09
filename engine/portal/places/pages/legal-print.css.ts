import { globalStyle } from '@vanilla-extract/css';
import { PAPER_COLORS } from '../../base/theme/paper.ts';
import { page } from './legal-page.css.ts';

// On paper: the document alone, in ink.
const PAPER = `html:has(${page}${page})`;
const onPaper = (selector: string, rules: Record<string, unknown>) =>
  globalStyle(selector, { '@media': { print: rules } });

globalStyle('@page', { margin: '18mm 16mm' } as object);
onPaper(PAPER, {
  colorScheme: 'light',
  background: '#fff',
  fontSize: '10.5pt',
  vars: {
    ...PAPER_COLORS,
    '--c-secondary': '#000',
    '--c-vivid': '#000',
  },
});
onPaper(`${PAPER} body`, { display: 'block', background: '#fff' });
onPaper(`${PAPER} body > :not(main)`, { display: 'none !important' });
onPaper(`${PAPER} main, ${PAPER} main *`, { maxWidth: 'none', overflow: 'visible' });
onPaper(`main > ${page} > *`, { padding: 0 });
onPaper(`main > ${page}`, { display: 'block', padding: 0 });
// A heading stays with what follows it, and nobody turns the page for one line.
onPaper(`${page} :is(h1,h2,h3,h4)`, { breakAfter: 'avoid', breakInside: 'avoid' });
onPaper(`${page} :is(p,li)`, { orphans: 3, widows: 3 });
onPaper(`${page} :is(li,blockquote,tr)`, { breakInside: 'avoid' });
// On paper nobody can follow a link.
onPaper(`${page} a[href]:not([href^="#"])::after`, {
  content: '" (" attr(href) ")"',
  fontSize: '.9em',
  overflowWrap: 'anywhere',
});
onPaper(`${page} a`, { color: '#000' });
