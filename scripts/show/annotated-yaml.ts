import { stringify } from 'yaml';
import type { Program } from '#contract/programs/program.ts';
import type { Colors } from '../console/colors.ts';
import { type Sources, writeSource } from './sources.ts';

/** A program as YAML; the first line of each field ends in a comment that names its source. */
export function annotatedYaml(program: Program, sources: Sources, colors: Colors): string {
  const fields = Object.entries(program).filter(([field]) => field in sources);
  return fields
    .map(([field, value]) => {
      // Unfolded, so that the first line is never the middle of a text.
      const text = stringify({ [field]: value }, { lineWidth: 0, aliasDuplicateObjects: false });
      const end = text.indexOf('\n');
      const source = sources[field];
      const comment = source ? colors.dim(` # ${writeSource(source)}`) : '';
      return text.slice(0, end) + comment + text.slice(end);
    })
    .join('');
}
