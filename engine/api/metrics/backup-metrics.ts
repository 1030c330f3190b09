import { Gauge, type Registry } from 'prom-client';

export interface BackupMetrics {
  /** Says where the last backup is noted; where that cannot be read, nothing is said of it. */
  readonly read: (last: () => Promise<Date | undefined>) => void;
}

/** Tells when the last backup was finished, so that one which is missing is noticed. */
export function createBackupMetrics(registry: Registry): BackupMetrics {
  let read: (() => Promise<Date | undefined>) | undefined;
  new Gauge({
    name: 'marquee_last_backup_timestamp_seconds',
    help: 'When marquee backup last finished a backup of the store, wherever it ran; 0 where it never did. The same in every instance.',
    registers: [registry],
    async collect() {
      this.remove();
      try {
        if (read) this.set(((await read())?.getTime() ?? 0) / 1_000);
      } catch {
        // A store that is away says nothing: an alarm of its own tells of that.
      }
    },
  });
  return {
    read: (last) => {
      read = last;
    },
  };
}
