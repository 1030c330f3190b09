import { existsSync } from 'node:fs';
import { trimPackages } from './trim-packages.ts';

if (existsSync('node_modules')) trimPackages('node_modules');
