import { useState } from 'react';
import {
  changeBingoBoard,
  createBingoBoard,
  deleteBingoBoard,
  listOwnBingoBoards,
  publishBingoBoard,
} from '#contract/bingo/endpoints.ts';
import { ApiCallError } from '#contract/endpoints/client.ts';
import type { BingoBoard } from '#contract/shapes/bingo.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { writeSearch } from '../../base/links/write-search.ts';
import { sessionClient } from '../../base/session/portal-session.ts';
import { useAction } from '../../base/session/use-api.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import { editorWords } from './bingo-editor-words.ts';
import { type BoardPlace, placeForCopy, searchOf } from './board-address.ts';
import { boardDraft, editedBoard, NEW_BOARD } from './board-state.ts';
import { clearLocalBoard, readLocalBoard } from './local-board.ts';
import { type Beginning, CONFLICTS, type Conflict } from './own-board.ts';
import { type Editor, useEditor, useKept } from './use-editor.ts';

/** A board of the creator's own, with all that can be done to it. */
export interface OwnBoard {
  readonly editor: Editor;
  readonly saved: BingoBoard | undefined;
  /** There is something that is not saved. */
  readonly changed: boolean;
  readonly conflict: Conflict | undefined;
  readonly problem: ApiCallError | undefined;
  readonly busy: 'save' | 'publish' | 'delete' | undefined;
  readonly save: () => Promise<void>;
  readonly publish: () => Promise<void>;
  readonly remove: () => Promise<void>;
  /** Goes on with what is here: over the saved board, or as a new one where that is settled. */
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
  /** What is shown becomes a new board. */
  readonly copy: () => void;
  /** Goes back to what is saved. */
  readonly discard: () => void;
}

export function useOwnBoard(beginning: Beginning): OwnBoard {
  const say = useWords();
  const view = useView();
  const { uuid } = useProgram();
  const editor = useEditor(beginning.board);
  const [saved, setSaved] = useState(beginning.saved);
  const [place, setPlace] = useState(beginning.place);
  const [conflict, setConflict] = useState(beginning.conflict);
  const [problem, setProblem] = useState<ApiCallError>();
  const [busy, setBusy] = useState<OwnBoard['busy']>();
  const create = useAction(createBingoBoard);
  const change = useAction(changeBingoBoard);
  const publishing = useAction(publishBingoBoard);
  const deleting = useAction(deleteBingoBoard);

  const settled = saved ? editedBoard(saved) : NEW_BOARD;
  const changed = useKept(editor.board, {
    uuid,
    place,
    revision: saved?.revision ?? null,
    saved: settled,
  });

  /** Shows what became of the board where a call met another than expected. */
  const explain = async (error: ApiCallError) => {
    if (!CONFLICTS.includes(error.code)) return setProblem(error);
    const { boards } = await sessionClient(view).call(listOwnBingoBoards, { query: { uuid } });
    setConflict({ theirs: boards.find(({ id }) => id === saved?.id) });
  };
  const attempt = async (what: NonNullable<OwnBoard['busy']>, work: () => Promise<void>) => {
    setBusy(what);
    setProblem(undefined);
    try {
      await work().catch((error: unknown) => {
        if (error instanceof ApiCallError) return explain(error);
        throw error;
      });
    } catch (error) {
      if (!(error instanceof ApiCallError)) throw error;
      setProblem(error);
    } finally {
      setBusy(undefined);
    }
  };
  const goTo = (to: BoardPlace, board: BingoBoard | undefined) => {
    setSaved(board);
    setPlace(to);
    setConflict(undefined);
    writeSearch(searchOf(to));
  };
  const goOnWith = (board: BingoBoard) => goTo(board.id, board);
  const saveNow = async (): Promise<BingoBoard> => {
    const body = boardDraft(editor.board);
    const query = { uuid };
    const result = saved
      ? await change.mutateAsync({
          params: { board_id: saved.id },
          query,
          body: { ...body, revision: saved.revision },
        })
      : await create.mutateAsync({ query, body });
    if (!saved) clearLocalBoard(uuid, place);
    goOnWith(result);
    return result;
  };
  /** A board of its own from now on: another new one that is kept must stay as it is. */
  const asCopy = () => {
    if (!saved) return setConflict(undefined);
    clearLocalBoard(uuid, saved.id);
    goTo(
      placeForCopy(saved.id, (one) => readLocalBoard(uuid, one) !== undefined),
      undefined,
    );
  };

  return {
    editor,
    saved,
    changed,
    conflict,
    problem,
    busy,
    save: () =>
      attempt('save', async () => {
        await saveNow();
        toast({ title: say(editorWords.saved), tone: 'success' });
      }),
    publish: () =>
      attempt('publish', async () => {
        const { id, revision } = saved && !changed ? saved : await saveNow();
        const input = { params: { board_id: id }, query: { uuid }, body: { revision } };
        const published = await publishing.mutateAsync(input);
        goOnWith(published);
        editor.begin(editedBoard(published));
        toast({ title: say(editorWords.published), tone: 'success' });
      }),
    remove: () =>
      attempt('delete', async () => {
        if (!saved) return;
        await deleting.mutateAsync({ params: { board_id: saved.id }, query: { uuid } });
        clearLocalBoard(uuid, saved.id);
        goTo('new', undefined);
        editor.begin(readLocalBoard(uuid, 'new')?.board ?? NEW_BOARD);
        toast({ title: say(editorWords.removed), tone: 'success' });
      }),
    keepMine: () => {
      if (conflict?.theirs?.state === 'draft') goOnWith(conflict.theirs);
      else asCopy();
    },
    takeTheirs: () => {
      if (!conflict?.theirs) return;
      goOnWith(conflict.theirs);
      editor.begin(editedBoard(conflict.theirs));
    },
    copy: () => {
      const title = say(editorWords.copyOf, { title: editor.board.title }).slice(0, 120);
      asCopy();
      editor.begin({ ...editor.board, title });
    },
    discard: () => editor.edit({ kind: 'replace', board: settled }),
  };
}
