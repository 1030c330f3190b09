import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Wider pictures are kept at half their size. */
const WIDEST = 360;
/** How many of the eight bits of a colour are kept: gradients would take ten times the space. */
const DROPPED = 0b111;
/** How different one pixel may be (0 to 1), and how many may be more different than that. */
const PIXEL_TOLERANCE = 0.1;
const TOLERATED = 40;

/** A screenshot as it is kept: small, opaque, in few colours. */
export function toKeep(screenshot: Buffer): Buffer {
  const full = PNG.sync.read(screenshot);
  const small = full.width > WIDEST ? halve(full) : full;
  // Rounded to the middle, so that what differs by one does not come out far apart.
  for (let at = 0; at < small.data.length; at += 1)
    small.data[at] = Math.min(255, ((small.data[at] ?? 0) + (DROPPED >> 1)) & ~DROPPED);
  return PNG.sync.write(small, { colorType: 2, deflateLevel: 9, filterType: -1 });
}

function halve({ width, height, data }: PNG): PNG {
  const half = new PNG({ width: width >> 1, height: height >> 1 });
  for (let y = 0; y < half.height; y += 1)
    for (let x = 0; x < half.width; x += 1)
      for (let channel = 0; channel < 4; channel += 1) {
        const at = (2 * y * width + 2 * x) * 4 + channel;
        const sum = [0, 4, width * 4, width * 4 + 4].reduce(
          (all, on) => all + (data[at + on] ?? 0),
          0,
        );
        half.data[(y * half.width + x) * 4 + channel] = sum >> 2;
      }
  return half;
}

/** How two kept pictures differ, and the picture of it; undefined where nobody would see it. */
export function difference(expected: Buffer, actual: Buffer) {
  const [one, other] = [PNG.sync.read(expected), PNG.sync.read(actual)];
  if (one.width !== other.width || one.height !== other.height)
    return { pixels: Number.POSITIVE_INFINITY };
  const { width, height } = one;
  const drawn = new PNG({ width, height });
  const options = { threshold: PIXEL_TOLERANCE };
  const pixels = pixelmatch(one.data, other.data, drawn.data, width, height, options);
  return pixels > TOLERATED ? { pixels, picture: PNG.sync.write(drawn) } : undefined;
}
