import { useMemo } from 'react';
import { listCreatorPictures } from '#contract/account/picture-endpoints.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { useProgram } from '../../base/view/use-view.ts';
import type { BoardEntry } from './board-place.ts';
import { BoardRows } from './board-rows.tsx';

/** A picture never changes under its name. Milliseconds. */
const KEPT = { staleTime: 60 * 60_000 };

interface FacedRowsProperties {
  readonly entries: readonly BoardEntry[];
  readonly far: boolean;
}

/** A page of the board, and as soon as they are there the pictures of those who have one. */
export function FacedRows({ entries, far }: FacedRowsProperties) {
  const { uuid } = useProgram();
  const names = entries.flatMap(({ picture }) => picture ?? []).sort();
  const { data } = useEndpoint(
    listCreatorPictures,
    { query: { uuid, names: names.join() } },
    { enabled: names.length > 0, ...KEPT },
  );
  const faces = useMemo(
    () => new Map(data?.pictures.map(({ name, picture }) => [name, picture])),
    [data],
  );
  return <BoardRows entries={entries} far={far} faces={faces} />;
}
