import type { Composition } from './picture.ts';

export const WIDTH = 1200;
export const HEIGHT = 630;

/** Where things stand in a picture read from left to right; the others are mirrored. */
export interface PictureLayout {
  readonly align: 'start' | 'centre';
  /** The box that the title fills from its lower edge, or around its middle where centred. */
  readonly title: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  /** Sizes of the title, largest first, for a face of normal width. */
  readonly sizes: readonly number[];
  readonly lineHeight: number;
  /** The window the art is seen through. */
  readonly art: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  /** Between art and words. */
  readonly scrim: 'side' | 'foot' | 'round' | 'soft' | 'none';
  /** What surrounds the words. */
  readonly ground: 'none' | 'panel' | 'sheet' | 'tile' | 'bar';
}

const whole = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
const STEPS = [112, 100, 90, 80, 72, 64, 57, 51, 46, 42, 38] as const;
const side: PictureLayout = {
  align: 'start',
  title: { x: 72, y: 170, width: 660, height: 320 },
  sizes: STEPS.slice(1),
  lineHeight: 1.06,
  art: whole,
  scrim: 'side',
  ground: 'none',
};

/** The hero's compositions, as far as a still of this shape can follow them. */
export const LAYOUTS: Readonly<Record<Composition, PictureLayout>> = {
  split: side,
  banner: { ...side, ground: 'bar' },
  poster: {
    ...side,
    title: { x: 72, y: 150, width: 1056, height: 350 },
    sizes: [168, 150, 132, ...STEPS],
    lineHeight: 0.98,
    scrim: 'foot',
  },
  centred: {
    ...side,
    align: 'centre',
    title: { x: 120, y: 180, width: 960, height: 300 },
    scrim: 'round',
  },
  grid: {
    ...side,
    title: { x: 72, y: 170, width: 560, height: 320 },
    art: { x: 690, y: 64, width: 446, height: 502 },
    scrim: 'none',
    ground: 'tile',
  },
  console: {
    ...side,
    title: { x: 112, y: 256, width: 620, height: 216 },
    scrim: 'soft',
    ground: 'panel',
  },
  ledger: {
    ...side,
    title: { x: 128, y: 190, width: 540, height: 290 },
    scrim: 'none',
    ground: 'sheet',
  },
};
