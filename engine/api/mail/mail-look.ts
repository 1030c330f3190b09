import type { Theme } from '#contract/programs/program.ts';
import { mixColors, type Palette, readableOn } from '#domain/theme/derive-colors.ts';

type Frame = NonNullable<Theme['frame']>;

/** The head of a mail: its ground, and what is written on it. */
export interface Band {
  readonly ground: string;
  readonly ink: string;
}

/** The ground that a theme's frame gives to what stands first: bold, of paper, or its darkness. */
export function bandOf({ colors, frame }: Pick<Theme, 'colors' | 'frame'>, light: Palette): Band {
  switch (frame?.ground) {
    case 'fields':
    case 'inverse':
      return { ground: light.primary, ink: light.on_primary };
    case 'sheet': {
      const ground = mixColors(light.ground, colors?.secondary ?? light.ground, 0.45);
      return { ground, ink: readableOn(ground) };
    }
    default:
      return { ground: '', ink: '' };
  }
}

/** CSS of the borders beside and below a mail's text. */
export interface Sheet {
  readonly left: string;
  readonly right: string;
  readonly bottom: string;
}

/** The borders of a mail's text, as the theme's cards have them. */
export function sheetOf(card: Theme['card'], { border, control, text, vivid }: Palette): Sheet {
  const around = (line: string) => ({ left: line, right: line, bottom: line });
  switch (card) {
    case 'solid-shadow':
      return { ...around(`7px solid ${vivid}`), left: `2px solid ${control}` };
    case 'tilted':
      return around(`3px solid ${text}`);
    case 'bare':
    case 'flat':
      return around('0');
    default:
      return around(`1px solid ${border}`);
  }
}

/** The row below a mail's head. */
export interface Strip {
  readonly css: string;
  /** Whether it is cut from the paper below it. */
  readonly paper: boolean;
}

/**
 * The row below the head, in the frame's edge. Clients that draw no gradients show its
 * plain colour.
 */
export function stripOf(
  edge: Frame['edge'],
  band: string,
  { primary, vivid, surface }: Palette,
  { left, right }: Sheet,
): Strip {
  const row = (height: number, ground: string, image = '', size = '') => ({
    paper: false,
    css: [
      `height:${height}px;line-height:${height}px;font-size:0;background-color:${ground}`,
      ...(image ? [`background-image:${image}`] : []),
      ...(size ? [`background-size:${size}`] : []),
    ].join(';'),
  });
  // The sheet's borders begin where its paper does.
  const cut = (height: number, image: string, size = '', borders = '') => ({
    paper: true,
    css: [row(height, surface, image, size).css, ...(borders ? [borders] : [])].join(';'),
  });
  switch (edge) {
    case 'check':
      return row(12, vivid, `linear-gradient(90deg,${band} 50%,transparent 50%)`, '24px 12px');
    case 'hazard':
      return row(12, band, `repeating-linear-gradient(-45deg,${primary} 0 14px,${band} 14px 28px)`);
    case 'bulbs':
      return row(12, band, `radial-gradient(circle,${primary} 34%,transparent 40%)`, '22px 12px');
    case 'scallop':
      return cut(
        14,
        `radial-gradient(circle at 50% 0,${band} 64%,transparent 66%)`,
        '28px 14px',
        // Whole pieces only: both sides end between two of them, on paper.
        `background-repeat:round;border-left:${left};border-right:${right}`,
      );
    case 'torn':
      return cut(
        12,
        `linear-gradient(135deg,${band} 50%,transparent 50%),linear-gradient(225deg,${band} 50%,transparent 50%)`,
        '19px 12px',
      );
    case 'slant':
      // Falls to the right, as blocks do in either direction: paper stands at the left alone.
      return cut(
        26,
        `linear-gradient(to bottom left,${band} 49.6%,transparent 50.4%)`,
        '',
        `border-left:${left}`,
      );
    case 'rule':
      return row(6, vivid);
    case 'line':
    case 'fade':
      return row(1, primary);
    default:
      return row(4, primary, `linear-gradient(90deg,${primary} 55%,${vivid})`);
  }
}

export interface TitleMark {
  /** What stands before the title. */
  readonly before?: string;
  /** Whether the title stands on a block of the brand's colour. */
  readonly slab?: boolean;
}

/** How a title is marked, by the frame's mark; `middle` where heads are centred. */
export function markOf(
  mark: Frame['mark'],
  { primary, vivid }: Palette,
  middle: boolean,
): TitleMark {
  const sign = (character: string) =>
    `<span aria-hidden="true" style="display:block;margin-bottom:8px;color:${vivid};font-size:18px;line-height:22px">${character}</span>`;
  switch (mark) {
    case 'bar':
      return {
        before: `<span style="display:block;width:44px;height:5px;margin:0 ${middle ? 'auto' : '0'} 14px;background-color:${primary};font-size:0;line-height:5px"></span>`,
      };
    case 'slab':
      return { slab: true };
    case 'diamond':
      return { before: sign('\u25c6') };
    case 'star':
      return { before: sign('\u2726') };
    default:
      return {};
  }
}
