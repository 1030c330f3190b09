import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const SHRINK = fileURLToPath(new URL('./shrink-image.ts', import.meta.url));
/** Somebody waits for it, and a busy machine takes seconds to start a process. */
const LONGEST_MS = 15_000;

/**
 * A small WebP of a picture that came from elsewhere, made in a process without our environment.
 * @throws Error where it is no picture that is taken, or takes too long
 */
export const shrinkPicture = (content: Buffer): Promise<Buffer> => shrink(content, 'preview');

/** The same of a person's picture: square, cut around what draws the eye. */
export const shrinkToFace = (content: Buffer): Promise<Buffer> => shrink(content, 'face');

function shrink(content: Buffer, shape: 'preview' | 'face'): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [SHRINK, shape], {
      env: {},
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: LONGEST_MS,
      killSignal: 'SIGKILL',
    });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part) => parts.push(part));
    child.stdin.on('error', () => undefined); // it ended before it had read all
    child.stdin.end(content);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) resolve(Buffer.concat(parts));
      else
        reject(
          new Error(`The picture could not be made smaller: it ended with ${signal ?? code}.`),
        );
    });
  });
}
