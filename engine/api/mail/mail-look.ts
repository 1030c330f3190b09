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
): Strip {
  const row = (height: number, ground: string, image = '', size = '') => ({
    paper: ground === surface,
    css: [
      `height:${height}px;line-height:${height}px;font-size:0;background-color:${ground}`,
      ...(image ? [`background-image:${image}`] : []),
      ...(size ? [`background-size:${size}`] : []),
    ].join(';'),
  });
  switch (edge) {
    case 'check':
      return row(12, vivid, `linear-gradient(90deg,${band} 50%,transparent 50%)`, '24px 12px');
    case 'hazard':
      return row(12, band, `repeating-linear-gradient(-45deg,${primary} 0 14px,${band} 14px 28px)`);
    case 'bulbs':
      return row(12, band, `radial-gradient(circle,${primary} 34%,transparent 40%)`, '22px 12px');
    case 'scallop':
      return row(
        14,
        surface,
        `radial-gradient(circle at 50% 0,${band} 64%,transparent 66%)`,
        '28px 14px',
      );
    case 'torn':
      return row(
        12,
        surface,
        `linear-gradient(135deg,${band} 50%,transparent 50%),linear-gradient(225deg,${band} 50%,transparent 50%)`,
        '19px 12px',
      );
    case 'slant':
      return row(26, surface, `linear-gradient(to bottom right,${band} 49.6%,transparent 50.4%)`);
    case 'rule':
      return row(6, vivid);
    case 'line':
    case 'fade':
      return row(1, primary);
    default:
      return row(4, primary, `linear-gradient(90deg,${primary} 55%,${vivid})`);
  }
}

/** CSS of the borders around a mail's text, as the theme's cards have them. */
export function sheetCss(card: Theme['card'], { border, control, text, vivid }: Palette): string {
  switch (card) {
    case 'solid-shadow':
      return `border:2px solid ${control};border-top:0;border-right:7px solid ${vivid};border-bottom:7px solid ${vivid}`;
    case 'tilted':
      return `border:3px solid ${text};border-top:0`;
    case 'bare':
    case 'flat':
      return 'border:0';
    default:
      return `border:1px solid ${border};border-top:0`;
  }
}

/** What stands before a title, or how it is written, by the frame's mark. */
export function markOf(mark: Frame['mark'], { primary, on_primary, vivid }: Palette) {
  const sign = (character: string) =>
    `<span aria-hidden="true" style="display:block;margin-bottom:8px;color:${vivid};font-size:18px;line-height:22px">${character}</span>`;
  switch (mark) {
    case 'bar':
      return {
        before: `<span style="display:block;width:44px;height:5px;margin-bottom:14px;background-color:${primary};font-size:0;line-height:5px"></span>`,
      };
    case 'slab':
      return { slab: `padding:3px 10px;background-color:${primary};color:${on_primary}` };
    case 'diamond':
      return { before: sign('\u25c6') };
    case 'star':
      return { before: sign('\u2726') };
    default:
      return {};
  }
}
