import { stringify } from 'yaml';

/** `name: value` as YAML; its first line is never the middle of a text. */
export const fieldYaml = (name: string, value: unknown): string =>
  stringify({ [name]: value }, { lineWidth: 0, aliasDuplicateObjects: false });
