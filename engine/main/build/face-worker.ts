import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { workerData } from 'node:worker_threads';
import { type Cut, cutFile } from './cut-face.ts';
import { type Measure, measureFace } from './measure-face.ts';

/** A thread that makes files of faces, each whole or not at all, and ends. */
for (const job of workerData as readonly (Cut | Measure)[]) {
  const made = 'part' in job ? await cutFile(job) : JSON.stringify(await measureFace(job));
  mkdirSync(dirname(job.target), { recursive: true });
  // Another build may be making the same: nobody ever sees half a file.
  const unfinished = `${job.target}.${process.pid}`;
  writeFileSync(unfinished, made);
  renameSync(unfinished, job.target);
}
