import { listAppeals } from '#contract/content/appeal-endpoints.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { REFRESH_EVERY } from '../../kit/parts/refresh-every.ts';
import { AppealButton } from '../appeals/appeal-button.tsx';
import { AppealState } from '../appeals/appeal-state.tsx';

interface PieceAppealProperties {
  readonly contentId: number;
  /** The piece's title. */
  readonly title: string;
}

/** The appeal against a rejection: how far it is, or the way to make one. */
export function PieceAppeal({ contentId, title }: PieceAppealProperties) {
  const { uuid } = useProgram();
  const answer = useEndpoint(
    listAppeals,
    { query: { uuid, limit: 100 } },
    { refetchInterval: REFRESH_EVERY },
  );
  return (
    <Answer of={answer} rows={1}>
      {({ items }) => {
        const latest = items.find(
          ({ subject_kind, subject_id }) => subject_kind === 'content' && subject_id === contentId,
        );
        return (
          <>
            {latest && <AppealState appeal={latest} />}
            {(!latest || latest.state === 'withdrawn') && (
              <div>
                <AppealButton
                  subject={{ subject_kind: 'content', subject_id: contentId }}
                  about={title}
                />
              </div>
            )}
          </>
        );
      }}
    </Answer>
  );
}
