import { useWords } from '../../base/i18n/use-words.ts';
import type { Word } from '../../base/i18n/word.ts';
import * as frame from './console-frame.css.ts';
import { ConsoleTable } from './console-table.tsx';
import type { CsvFile } from './csv-drop.tsx';
import { csvWords } from './csv-words.ts';

/** Which of a file's columns, by its place, has which meaning. */
export type ColumnPlaces<Meaning extends string> = Readonly<Partial<Record<Meaning, number>>>;

/** The columns whose names say what they mean; `names` are in lower case, without blanks and dashes. */
export function guessColumns<Meaning extends string>(
  columns: readonly string[],
  names: Readonly<Record<Meaning, readonly string[]>>,
): ColumnPlaces<Meaning> {
  const plain = columns.map((column) => column.toLowerCase().replaceAll(/[\s_-]/g, ''));
  const found = Object.entries<readonly string[]>(names).flatMap(([meaning, known]) => {
    const place = plain.findIndex((column) => known.includes(column));
    return place < 0 ? [] : [[meaning, place] as const];
  });
  return Object.fromEntries(found) as ColumnPlaces<Meaning>;
}

interface ColumnChoiceProperties<Meaning extends string> {
  readonly file: CsvFile;
  readonly meanings: readonly { readonly name: Meaning; readonly word: Word }[];
  readonly places: ColumnPlaces<Meaning>;
  readonly onChoose: (places: ColumnPlaces<Meaning>) => void;
}

/** The columns of a file by their names, and what each is read as. */
export function ColumnChoice<Meaning extends string>({
  file,
  meanings,
  places,
  onChoose,
}: ColumnChoiceProperties<Meaning>) {
  const say = useWords();
  const choose = (place: number, meaning: string) => {
    const others = Object.entries<number | undefined>(places).filter(
      ([name, at]) => at !== place && name !== meaning,
    );
    const chosen = meaning === '' ? [] : [[meaning, place] as const];
    onChoose(Object.fromEntries([...others, ...chosen]) as ColumnPlaces<Meaning>);
  };
  return (
    <ConsoleTable
      label={say(csvWords.columns, { file: file.name })}
      columns={[{ word: csvWords.column }, { word: csvWords.meaning }]}
    >
      {file.columns.map((column, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place alone.
        <tr key={place}>
          <th scope="row">
            <bdi translate="no">{column || place + 1}</bdi>
          </th>
          <td>
            <select
              className={frame.field}
              aria-label={say(csvWords.meaningOf, { column: column || place + 1 })}
              value={meanings.find(({ name }) => places[name] === place)?.name ?? ''}
              onChange={({ currentTarget: { value } }) => choose(place, value)}
            >
              <option value="">{say(csvWords.notRead)}</option>
              {meanings.map(({ name, word }) => (
                <option key={name} value={name}>
                  {say(word)}
                </option>
              ))}
            </select>
          </td>
        </tr>
      ))}
    </ConsoleTable>
  );
}
