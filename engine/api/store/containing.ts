/** A pattern of SQL's `like` for text that contains this one, whatever signs it is made of. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
