import type { Fault } from './fault.ts';
import { catalogue } from './faults/catalogue.ts';
import { clock } from './faults/clock.ts';
import { diskFull } from './faults/disk-full.ts';
import { failover } from './faults/failover.ts';
import { flood } from './faults/flood.ts';
import { idleSockets } from './faults/idle-sockets.ts';
import { killDatabase } from './faults/kill-database.ts';
import { killInstance } from './faults/kill-instance.ts';
import { pauseDatabase } from './faults/pause-database.ts';
import { killRedis } from './faults/redis.ts';
import { rollingRestart } from './faults/rolling-restart.ts';
import { rollingUpgrade } from './faults/rolling-upgrade.ts';

/** Every fault that can be asked for, in the table's order. */
export const FAULTS: readonly Fault[] = [
  killInstance,
  killDatabase,
  pauseDatabase,
  failover,
  diskFull,
  clock,
  killRedis,
  rollingRestart,
  rollingUpgrade,
  catalogue,
  flood,
  idleSockets,
];
