import { iconBody } from '#catalogue/compile/icons.ts';
import { shortDrawing } from '#catalogue/compile/short-drawing.ts';

/** The icons that the engine itself shows. */
const NAMES = [
  'alert-triangle',
  'arrow-right',
  'brand-discord',
  'brand-facebook',
  'brand-instagram',
  'brand-reddit',
  'brand-tiktok',
  'brand-twitch',
  'brand-x',
  'brand-youtube',
  'check',
  'chevron-down',
  'circle-check',
  'clock',
  'external-link',
  'info-circle',
  'layout-dashboard',
  'lock',
  'logout',
  'mail',
  'menu-2',
  'moon',
  'sun',
  'device-desktop',
  'world',
  'broadcast',
  'gift',
  'hash',
  'movie',
  'refresh',
  'settings',
  'target',
  'trophy',
  'user',
  'wifi-off',
  'x',
  'calendar-plus',
  'circle-dashed',
  'circle-plus',
  'download',
  'file-text',
  'key',
  'mail-opened',
  'pencil',
  'upload',
];

/** A module with the drawings of the engine's icons. */
export function engineIcons(banner: string): string {
  const drawings = Object.fromEntries(
    NAMES.map((name) => {
      const body = iconBody(`tabler:${name}`);
      if (body === undefined) throw new Error(`The set tabler has no icon "${name}".`);
      return [`tabler:${name}`, shortDrawing(body)];
    }),
  );
  return `${banner}export const ENGINE_ICONS: Readonly<Record<string, string>> = ${JSON.stringify(drawings, undefined, 2)};\n`;
}
