import { existsSync, readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Plugin } from 'vite';
import type { FacePart } from '#portal/base/theme/face-files.ts';
import type { FaceMetrics } from '#portal/base/theme/fallback-face.ts';
import { faceKey, wantedFaces } from '#portal/base/theme/wanted-faces.ts';
// Vite bundles its configuration, and would leave an alias to Node as it is.
import { declaredThemes } from '../../catalogue/read/declared-themes.ts';
import { type Cut, cutOf, PARTS } from './cut-face.ts';
import { faceSources } from './face-sources.ts';
import { type Measure, measureOf } from './measure-face.ts';

const NAME = 'virtual:faces';

/**
 * Gives `virtual:faces`: for every face that the programs of a folder ask for its measures and, in a
 * build, files cut down to what the portal sets in it. All is kept in `data` for the next build.
 */
export function typefaces({ programs, data }: { programs: string; data: string }): Plugin {
  let plan: Plan;
  let made: Promise<unknown>;
  return {
    name: 'marquee:typefaces',
    configResolved({ root, command }) {
      plan = planFaces(programs, resolve(root, 'node_modules'), resolve(data, 'fonts'));
      const cuts = command === 'build' ? plan.faces.flatMap(({ files }) => files) : [];
      if (command !== 'build') plan = { ...plan, faces: [] };
      const jobs = [...cuts.flatMap((file) => file.cuts), ...plan.measures.map(([, one]) => one)];
      // It takes seconds the first time: other threads begin while the bundler reads its modules.
      made = make(jobs, join(root, 'engine/main/build/face-worker.ts'));
      // Whoever loads the module is told.
      made.catch(() => undefined);
    },
    resolveId: { filter: { id: /^virtual:faces$/ }, handler: () => `\0${NAME}` },
    load: {
      filter: { id: /^\0virtual:faces$/ },
      async handler() {
        await made;
        return { code: codeOf(plan), map: null, moduleType: 'js' };
      },
    },
  };
}

interface Plan {
  readonly faces: readonly {
    readonly key: string;
    readonly files: readonly { readonly weight: string; readonly cuts: readonly Cut[] }[];
  }[];
  readonly measures: readonly (readonly [family: string, measure: Measure])[];
}

function planFaces(programs: string, packages: string, folder: string): Plan {
  const wanted = declaredThemes(programs).flatMap((theme) => wantedFaces(theme));
  const faces = [...new Map(wanted.map((face) => [faceKey(face), face]))].map(([key, face]) => ({
    key,
    files: faceSources(packages, face).map((source) => ({
      weight: [...new Set(source.axis ?? [source.fixed])].join(' '),
      cuts: (Object.keys(PARTS) as FacePart[]).flatMap((part) => cutOf(source, part, folder) ?? []),
    })),
  }));
  const families = [...new Set(wanted.map(({ family }) => family))];
  const measures = families.flatMap((family) => {
    const [regular] = faceSources(packages, { family, weights: [400, 400] });
    if (!regular) return [];
    const bold = faceSources(packages, { family, weights: [700, 700] }).at(-1) ?? regular;
    return [[family, measureOf([regular, bold], folder)] as const];
  });
  return { faces, measures };
}

/** Makes the files that are not there yet, in threads. */
async function make(jobs: readonly (Cut | Measure)[], worker: string): Promise<void> {
  const missing = [...new Map(jobs.map((job) => [job.target, job])).values()].filter(
    ({ target }) => !existsSync(target),
  );
  const count = Math.min(missing.length, availableParallelism());
  await Promise.all(
    Array.from({ length: count }, (_, thread) => {
      const workerData = missing.filter((_job, index) => index % count === thread);
      return new Promise<void>((done, fail) => {
        new Worker(worker, { workerData }).once('error', fail).once('exit', () => done());
      });
    }),
  );
}

function codeOf({ faces, measures }: Plan): string {
  const imports: string[] = [];
  const address = ({ part, target }: Cut) => {
    imports.push(`import file${imports.length} from ${JSON.stringify(`${target}?url`)};`);
    return `${part}:file${imports.length - 1}`;
  };
  const size = ({ part, target }: Cut) => `${part}:${statSync(target).size}`;
  const cuts = faces.map(({ key, files }) => {
    const rows = files.map(
      (file) =>
        `{weight:${JSON.stringify(file.weight)},${file.cuts.map(address)},bytes:{${file.cuts.map(size)}}}`,
    );
    return `${JSON.stringify(key)}:[${rows}]`;
  });
  const metrics = measures.map(
    ([family, { target }]) => [family, JSON.parse(readFileSync(target, 'utf8'))] as const,
  );
  const measured: Record<string, FaceMetrics> = Object.fromEntries(metrics);
  return `${imports.join('')}export const cuts={${cuts}};export const metrics=${JSON.stringify(measured)};`;
}
