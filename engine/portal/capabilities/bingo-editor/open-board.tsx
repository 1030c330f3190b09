import { useState } from 'react';
import { listOwnBingoBoards } from '#contract/bingo/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useEndpoint, useSession } from '../../base/session/use-api.ts';
import { primaryButton } from '../../base/theme/parts.css.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { Empty } from '../../kit/parts/empty.tsx';
import { editorWords } from './bingo-editor-words.ts';
import { placeOf } from './board-address.ts';
import { Editor } from './editor.tsx';
import { readLocalBoard } from './local-board.ts';
import { type Beginning, beginningOf } from './own-board.ts';
import { SignInButton } from './sign-in-button.tsx';

/** The editor with the board that the address names, or with a new one. */
export function OpenBoard() {
  const { uuid } = useProgram();
  const [place] = useState(() => placeOf(location.search));
  const [fresh] = useState(() => beginningOf(place, undefined, readLocalBoard(uuid, place)));
  if (typeof place !== 'number') return <Editor beginning={fresh} />;
  return <SavedBoard id={place} />;
}

function SavedBoard({ id }: { readonly id: number }) {
  const signedIn = useSession() !== undefined;
  const [wasSignedIn] = useState(signedIn);
  // Who is signed out meanwhile goes on with what is typed.
  return signedIn || wasSignedIn ? <FoundBoard id={id} /> : <SignInToOpen />;
}

function FoundBoard({ id }: { readonly id: number }) {
  const say = useWords();
  const { uuid } = useProgram();
  const [beginning, setBeginning] = useState<Beginning>();
  const answer = useEndpoint(
    listOwnBingoBoards,
    { query: { uuid } },
    { enabled: beginning === undefined },
  );
  if (beginning) return <Editor beginning={beginning} />;
  const saved = answer.data?.boards.find((board) => board.id === id);
  // What is read anew later must not disturb what is typed.
  if (saved) setBeginning(beginningOf(id, saved, readLocalBoard(uuid, id)));
  return (
    <Answer of={answer}>
      {() => (
        <Empty icon="tabler:info-circle" title={say(editorWords.unknownBoard)}>
          <a className={primaryButton} href={location.pathname}>
            {say(editorWords.newBoard)}
          </a>
        </Empty>
      )}
    </Answer>
  );
}

function SignInToOpen() {
  const say = useWords();
  return (
    <Empty icon="tabler:lock" title={say(editorWords.signInToOpen)}>
      <SignInButton />
      <a href={location.pathname}>{say(editorWords.newBoard)}</a>
    </Empty>
  );
}
