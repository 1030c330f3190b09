import { join } from 'node:path';
import { type Build, DEVELOPMENT } from '../build/read-build.ts';
import { Drawer } from './drawing/drawer.ts';
import { DrawingCache } from './drawing/drawing-cache.ts';
import { Drawings, type DrawingsOptions } from './drawings.ts';

const MEBIBYTE = 1024 * 1024;
/** A hundred pictures at hand, and a few thousand more in the folder. */
const LIMITS = { memoryBytes: 16 * MEBIBYTE, diskBytes: 512 * MEBIBYTE };

const MEMORY_OF_PEOPLE = 8 * MEBIBYTE;

/** Pictures and icons, kept in the data folder; nothing is drawn before it is asked for. */
export function createDrawings(
  dataFolder: string,
  readAsset: DrawingsOptions['readAsset'],
  build: Pick<Build, 'id' | 'renderArt'>,
): Drawings {
  const folder = join(dataFolder, 'pictures');
  return new Drawings({
    drawer: new Drawer(),
    cache: new DrawingCache(join(folder, 'drawn'), {
      ...LIMITS,
      // While the engine is being edited its id stays the same.
      ...(build.id === DEVELOPMENT ? { diskBytes: 0 } : {}),
    }),
    people: new DrawingCache('', { memoryBytes: MEMORY_OF_PEOPLE, diskBytes: 0 }),
    build,
    readAsset,
    fonts: join(folder, 'fonts'),
  });
}
