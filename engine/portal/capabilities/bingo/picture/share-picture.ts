import { drawPicture, type PictureTheme } from './draw-picture.ts';
import { HEIGHT, WIDTH } from './picture-layout.ts';
import type { PictureSource } from './picture-source.ts';

/** Whether this browser hands files on to other apps. */
export function canShareFiles(): boolean {
  const file = new File([''], 'card.png', { type: 'image/png' });
  return navigator.canShare?.({ files: [file] }) ?? false;
}

/**
 * Draws the card and hands the picture on: to the app that the person chooses, where the browser
 * can do that, else as a download.
 * @throws Error where it cannot be drawn
 */
export async function sharePicture(source: PictureSource): Promise<void> {
  const name = `bingo-${source.seed}.png`;
  const file = new File([await pictureOf(source)], name, { type: 'image/png' });
  if (canShareFiles()) {
    try {
      await navigator.share({ files: [file], title: source.title });
      return;
    } catch (error) {
      // Closing the list of apps is no failure; whatever else fails leaves the download.
      if ((error as Error).name === 'AbortError') return;
    }
  }
  download(file);
}

async function pictureOf(source: PictureSource): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('This browser has no canvas to draw on.');
  const theme = themeOf(document.documentElement);
  // A face that the page has not needed yet would be replaced by the system's.
  await Promise.allSettled([
    document.fonts.load(`${theme.displayWeight} 48px ${theme.display}`, source.title),
    document.fonts.load(`600 32px ${theme.body}`, source.title),
  ]);
  drawPicture(brush, source, theme);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The picture could not be written.'));
    }, 'image/png');
  });
}

function themeOf(root: HTMLElement): PictureTheme {
  const style = getComputedStyle(root);
  const value = (name: string) => style.getPropertyValue(name).trim();
  return {
    ground: value('--c-ground'),
    raised: value('--c-raised'),
    border: value('--c-border'),
    text: value('--c-text'),
    muted: value('--c-muted'),
    primary: value('--c-primary'),
    onPrimary: value('--c-on-primary'),
    secondary: value('--c-secondary'),
    display: value('--f-display'),
    displayWeight: value('--display-weight') || '700',
    upper: value('--display-case') === 'uppercase',
    body: value('--f-body'),
  };
}

function download(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
