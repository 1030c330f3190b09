import { parentPort } from 'node:worker_threads';
import { type Drawing, draw } from './draw.ts';

/** What the worker answers: the picture, or why there is none. */
export type Drawn = { readonly id: number } & (
  | { readonly png: Uint8Array }
  | { readonly fault: string }
);

parentPort?.on('message', ({ id, drawing }: { id: number; drawing: Drawing }) => {
  draw(drawing)
    .then((png): Drawn => ({ id, png: new Uint8Array(png) }))
    .catch((error: Error): Drawn => ({ id, fault: error.message }))
    .then((drawn) => parentPort?.postMessage(drawn));
});
