import { type BingoProposal, listBingoProposals } from '#contract/bingo/proposal-endpoints.ts';
import { BINGO_PROPOSAL_STATES } from '#contract/vocabulary/proposal-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { visuallyHidden } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import * as frame from '../../core/console/console-frame.css.ts';
import { ConsoleTable } from '../../core/console/console-table.tsx';
import { PersonLink } from '../../core/console/person-link.tsx';
import { useConsole } from '../../core/console/use-console.ts';
import { useFilters } from '../../core/console/use-filters.ts';
import { Empty } from '../../kit/parts/empty.tsx';
import { localMoment } from '../../kit/parts/format.ts';
import { Paged } from '../../kit/parts/paged.tsx';
import { usePages } from '../../kit/parts/use-pages.ts';
import * as styles from './boards.css.ts';
import { proposalStateWords, boardsWords as words } from './boards-words.ts';
import { DecideBoard, EndBoard } from './decide-board.tsx';

/** Boards that creators propose, and those that the program took over. */
export function BoardsPage() {
  const say = useWords();
  const { program, may } = useConsole();
  const [filters, narrow] = useFilters(['state']);
  const state = BINGO_PROPOSAL_STATES.find((one) => one === filters.state) ?? 'proposed';
  const pages = usePages(listBingoProposals, {
    query: { uuid: program.uuid, limit: 50, state },
  });
  const acts = may('manage_boards') && state !== 'declined';
  const columns = [
    ...[{ word: words.board }, { word: words.size }, { word: words.creator }],
    { word: words.since },
    ...(state === 'declined' ? [{ word: words.why }] : []),
    ...(acts ? [{ word: words.actions }] : []),
  ];
  return (
    <div className={styles.page}>
      <div className={frame.toolbar}>
        <h1 className={frame.title}>{say(words.title)}</h1>
        <label>
          <span className={visuallyHidden}>{say(words.state)}</span>
          <select
            className={frame.field}
            value={state}
            onChange={({ currentTarget }) => narrow({ state: currentTarget.value })}
          >
            {BINGO_PROPOSAL_STATES.map((one) => (
              <option key={one} value={one}>
                {say(proposalStateWords[one])}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className={styles.text}>{say(words.text)}</p>
      <Paged of={pages} rows={4} shape="rows">
        {(read) => {
          const all = read.flatMap(({ items }) => items);
          if (all.length === 0)
            return (
              <Empty icon="tabler:trophy" title={say(words.none)}>
                {say(words.noneText)}
              </Empty>
            );
          return (
            <ConsoleTable label={say(words.title)} columns={columns}>
              {all.map((one) => (
                <Row key={one.board_id} proposal={one} acts={acts} />
              ))}
            </ConsoleTable>
          );
        }}
      </Paged>
    </div>
  );
}

interface RowProperties {
  readonly proposal: BingoProposal;
  /** Whether the row has what one does to a board. */
  readonly acts: boolean;
}

function Row({ proposal, acts }: RowProperties) {
  const say = useWords();
  const { locale } = useView();
  const { program } = useConsole();
  const { board_id, title, description, size, items, creator, state, at, note } = proposal;
  return (
    <tr>
      <th scope="row">
        <a
          href={`/bingo/${program.program}/${board_id}`}
          target="_blank"
          rel="noopener"
          aria-label={say(words.look, { title })}
        >
          <bdi>{title}</bdi>
        </a>
        {description && (
          <div className={styles.muted} dir="auto">
            {description}
          </div>
        )}
      </th>
      <td>{say(words.facts, { size, count: items })}</td>
      <td>
        {creator ? (
          <PersonLink id={creator.id}>{creator.display_name}</PersonLink>
        ) : (
          say(words.program)
        )}
      </td>
      <td>
        <time dateTime={at}>{localMoment(at, locale)}</time>
      </td>
      {state === 'declined' && <td dir="auto">{note}</td>}
      {acts && (
        <td>
          {state === 'proposed' ? (
            <DecideBoard proposal={proposal} uuid={program.uuid} />
          ) : (
            <EndBoard proposal={proposal} uuid={program.uuid} />
          )}
        </td>
      )}
    </tr>
  );
}
