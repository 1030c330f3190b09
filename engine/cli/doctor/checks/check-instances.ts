import type { Instance } from '../ask-instances.ts';
import { error, type Finding, fine, warning } from '../finding.ts';
import type { Patient } from '../patient.ts';

const DIFFERENCES = [
  ['version', 'VERSIONS_DIFFER', 'Roll out one version to all of them.'],
  [
    'build',
    'BUILDS_DIFFER',
    'Roll out one build to all of them, and let those with the role web share MARQUEE_ASSETS meanwhile.',
  ],
  [
    'catalogue',
    'CATALOGUES_DIFFER',
    'Give all of them the same manifests or bundle: what one shows, another does not. `/readyz` says why a bundle was refused.',
  ],
  ['environment', 'ENVIRONMENTS_DIFFER', 'Set MARQUEE_ENV to the same everywhere.'],
] as const satisfies readonly (readonly [keyof Instance, string, string])[];

/** Whether the instances that were named answer, and serve the same. */
export async function checkInstances({ instances }: Patient): Promise<Finding[]> {
  const silent = instances.flatMap((asked) =>
    'reason' in asked
      ? [
          error(
            'INSTANCE_SILENT',
            asked.where,
            `It cannot be asked what it serves: ${asked.reason}.`,
            'Name the internal listener (MARQUEE_INTERNAL_PORT), and run this where it can be reached.',
          ),
        ]
      : [],
  );
  const told = instances.flatMap((asked) => ('instance' in asked ? [asked] : []));
  const differing = DIFFERENCES.flatMap(([property, code, action]) => {
    // A process that serves no pages has no build.
    const having = told.filter(({ instance }) => instance[property] !== '');
    const groups = Map.groupBy(having, ({ instance }) => instance[property]);
    if (groups.size < 2) return [];
    const all = [...groups].map(
      ([value, those]) => `${value} at ${those.map(({ where }) => where).join(', ')}`,
    );
    return [warning(code, property, `Instances differ: ${all.join('; ')}.`, action)];
  });
  if (silent.length + differing.length > 0 || told.length === 0) return [...silent, ...differing];
  const count =
    told.length === 1 ? 'The instance answers' : `${told.length} instances serve the same`;
  return [fine('INSTANCES_AGREE', told.map(({ where }) => where).join(', '), `${count}.`)];
}
