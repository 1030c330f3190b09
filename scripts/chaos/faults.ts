import type { Fault } from './fault.ts';
import { catalogue } from './faults/catalogue.ts';
import { killDatabase } from './faults/kill-database.ts';
import { killInstance } from './faults/kill-instance.ts';
import { killRedis } from './faults/redis.ts';
import { rollingRestart } from './faults/rolling-restart.ts';
import { rollingUpgrade } from './faults/rolling-upgrade.ts';

/** Every fault that can be asked for, in the table's order. */
export const FAULTS: readonly Fault[] = [
  killInstance,
  killDatabase,
  killRedis,
  rollingRestart,
  rollingUpgrade,
  catalogue,
];
