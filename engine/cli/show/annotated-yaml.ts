import { fieldYaml } from '#catalogue/read/field-yaml.ts';
import { writeSource } from '#catalogue/read/find-sources.ts';
import type { FieldSources } from '#contract/programs/manifest.ts';
import type { Program } from '#contract/programs/program.ts';
import type { Colors } from '../console/colors.ts';

/** A program as YAML; the first line of each field ends in a comment that names its source. */
export function annotatedYaml(program: Program, sources: FieldSources, colors: Colors): string {
  const fields = Object.entries(program).filter(([field]) => field in sources);
  return fields
    .map(([field, value]) => {
      const text = fieldYaml(field, value);
      const end = text.indexOf('\n');
      const source = sources[field];
      const comment = source ? colors.dim(` # ${writeSource(source)}`) : '';
      return text.slice(0, end) + comment + text.slice(end);
    })
    .join('');
}
