import { useEffect, useRef } from 'react';
import * as styles from './play.css.ts';

const PIECES = 110;
/** Milliseconds. */
const LASTS = 2_600;
const COLOURS = ['--c-primary', '--c-vivid', '--c-accent', '--c-text'];

interface Piece {
  readonly colour: string;
  readonly size: number;
  readonly from: number;
  readonly angle: number;
  readonly speed: number;
  readonly turn: number;
}

/** Paper in the brand's colours that bursts up and falls; nothing for those who want no motion. */
export function Confetti({ count }: { readonly count: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `count` tells of another win.
  useEffect(() => {
    const sheet = canvas.current;
    const brush = sheet?.getContext('2d');
    if (!sheet || !brush || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    return throwConfetti(sheet, brush);
  }, [count]);
  return (
    <div aria-hidden="true">
      <canvas ref={canvas} className={styles.confetti} />
    </div>
  );
}

function throwConfetti(sheet: HTMLCanvasElement, brush: CanvasRenderingContext2D): () => void {
  const scale = Math.min(2, devicePixelRatio);
  sheet.width = innerWidth * scale;
  sheet.height = innerHeight * scale;
  const style = getComputedStyle(document.documentElement);
  const colours = COLOURS.map((name) => style.getPropertyValue(name).trim() || '#888');
  const pieces = Array.from({ length: PIECES }, (_, index) => pieceOf(index, colours));
  const began = performance.now();
  let frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);

  function step(now: number): void {
    if (!brush) return;
    const time = (now - began) / 1_000;
    brush.clearRect(0, 0, sheet.width, sheet.height);
    if (now - began > LASTS) return;
    brush.globalAlpha = Math.min(1, (LASTS - (now - began)) / 600);
    for (const piece of pieces) drawPiece(brush, piece, time, sheet);
    frame = requestAnimationFrame(step);
  }
}

function pieceOf(index: number, colours: readonly string[]): Piece {
  return {
    colour: colours[index % colours.length] ?? '#888',
    size: 0.008 + Math.random() * 0.01,
    from: index % 2,
    angle: (Math.random() * 0.9 + 0.25) * (Math.PI / 3),
    speed: 0.75 + Math.random() * 0.75,
    turn: (Math.random() - 0.5) * 14,
  };
}

/** Thrown from the lower corners, in heights of the window and seconds. */
function drawPiece(
  brush: CanvasRenderingContext2D,
  { colour, size, from, angle, speed, turn }: Piece,
  time: number,
  { width, height }: HTMLCanvasElement,
): void {
  const across = Math.cos(angle) * speed * time * (from === 0 ? 1 : -1);
  const up = Math.sin(angle) * speed * 1.5 * time - 0.62 * time * time;
  brush.save();
  brush.translate(from * width + across * height * 0.8, height * (1 - up));
  brush.rotate(turn * time);
  brush.scale(1, Math.cos(turn * time * 1.7));
  brush.fillStyle = colour;
  brush.fillRect((-size * height) / 2, (-size * height) / 4, size * height, (size * height) / 2);
  brush.restore();
}
