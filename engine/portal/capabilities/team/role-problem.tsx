import type { ApiCallError } from '#contract/endpoints/client.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { Notice } from '../../kit/text/notice.tsx';
import { teamWords } from './team-words.ts';

/** Why a role could not be changed; that a program keeps an owner is said in words. */
export function RoleProblem({ error }: { readonly error: ApiCallError | null }) {
  const say = useWords();
  if (!error) return null;
  if (error.code !== 'LAST_OWNER') return <CallProblem error={error} />;
  return (
    <Notice tone="warning">
      <p role="alert">{say(teamWords.lastOwner)}</p>
    </Notice>
  );
}
