/** A text as it is searched: without marks above letters, in small ones. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLocaleLowerCase();

/** What holds each word that was typed, in any order; all of it where nothing was typed. */
export function findCommands<Command extends { readonly text: string }>(
  commands: readonly Command[],
  typed: string,
): readonly Command[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return commands.filter(({ text }) => words.every((word) => plain(text).includes(word)));
}
