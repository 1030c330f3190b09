import { globalStyle, keyframes } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.ts';

const colors = {
  primary: tokens.color.primary,
  secondary: tokens.color.vivid,
  neutral: tokens.color.control,
  ground: tokens.color.ground,
};
for (const [name, color] of Object.entries(colors)) {
  globalStyle(`.art-${name}`, { fill: color });
  globalStyle(`.art-${name}-line`, { fill: 'none', stroke: color });
  globalStyle(`.art-stop-${name}`, { stopColor: color });
}

globalStyle('.art', { width: '100%', height: '100%' });

const drift = keyframes({ '50%': { transform: 'translate(12px,-8px)' } });
const spin = keyframes({ to: { transform: 'rotate(1turn)' } });
const pulse = keyframes({ '50%': { opacity: 0.55 } });
/** Pictures begin to move once the page has been painted, and never for visitors who asked for calm. */
const move = (name: string, animation: string) =>
  globalStyle(`html[data-seen] .art-${name}`, {
    '@media': { '(prefers-reduced-motion: no-preference)': { animation } },
  });
globalStyle('.art-drift,.art-spin,.art-pulse', {
  transformBox: 'fill-box',
  transformOrigin: 'center',
});
move('drift', `${drift} 18s ease-in-out infinite`);
move('spin', `${spin} 180s linear infinite`);
move('pulse', `${pulse} 6s ease-in-out infinite`);
move('twinkle', `${pulse} 3.2s ease-in-out infinite`);
