import { Presets, SingleBar } from 'cli-progress';
import type { Progress } from '#catalogue/compile/compile-many.ts';

/** Below this, the work is done before a bar could be read. */
const WORTH_A_BAR = 200;

export interface ProgressBar {
  readonly progress: Progress;
  readonly stop: () => void;
}

/** A bar on stderr, named for the work, that appears on a terminal where there is much to do. */
export function progressBar(work = 'Reading programs'): ProgressBar {
  let bar: SingleBar | undefined;
  return {
    progress: (done, total) => {
      if (!process.stderr.isTTY || total <= WORTH_A_BAR) return;
      if (!bar) {
        const format = `${work} {bar} {value}/{total}`;
        bar = new SingleBar({ format, clearOnComplete: true }, Presets.shades_classic);
        bar.start(total, 0);
      }
      bar.update(done);
    },
    stop: () => bar?.stop(),
  };
}
