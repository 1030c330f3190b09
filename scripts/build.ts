import { findBundle } from '../engine/launch/bundle-files.ts';
import { isKnownBuild } from './build/known-build.ts';

// At most starts there is nothing to do; to find that out loads none of what builds.
const isForced = process.argv.includes('--force');
if (!isForced && isKnownBuild() && findBundle('server')) console.log('The build is up to date.');
else await (await import('./build/build-portal.ts')).buildWhatChanged();
