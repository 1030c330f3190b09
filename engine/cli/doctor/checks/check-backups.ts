import { lastBackup } from '#api/store/backup/last-backup.ts';
import { error, type Finding, fine, warning } from '../finding.ts';
import type { Patient } from '../patient.ts';
import { storeOf } from '../store-of.ts';

/** A nightly one that takes its time is not late. */
const HOURS = 36;
const HOUR = 3_600_000;

const REMEDY =
  'Let a timer run `marquee backup --keep 14 <folder>` each night (docs/operating.md), and look why it did not. Where other tools make backups, set MARQUEE_BACKUP_HOURS=0.';

/** Whether the last backup is young enough: MARQUEE_BACKUP_HOURS. */
export async function checkBackups(patient: Patient): Promise<Finding[]> {
  const { environment, variables, now } = patient;
  const store = storeOf(patient.store);
  if (environment === 'development' || store === undefined || store === 'absent') return [];
  const { MARQUEE_BACKUP_HOURS: said = String(HOURS) } = variables;
  const where = 'marquee backup';
  const hours = Number(said);
  if (!(hours >= 0))
    return [
      error(
        'BACKUP_HOURS',
        'MARQUEE_BACKUP_HOURS',
        `"${said}" is no number of hours.`,
        'Set it to the hours after which a backup is missing, or to 0 where other tools make backups.',
      ),
    ];
  if (hours === 0) return [];
  const last = await lastBackup(store);
  if (last === undefined)
    return [warning('BACKUP_NONE', where, 'No backup was ever made.', REMEDY)];
  const age = (now.getTime() - last.getTime()) / HOUR;
  if (age > hours)
    return [
      warning(
        'BACKUP_OLD',
        where,
        `The last backup is ${Math.floor(age)} hours old (${last.toISOString()}).`,
        REMEDY,
      ),
    ];
  return [fine('BACKUP_FINE', where, `The last backup is of ${last.toISOString()}.`)];
}
