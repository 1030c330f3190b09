import { useWords } from '../../base/i18n/use-words.ts';
import type { Word } from '../../base/i18n/word.ts';
import { quietButton } from '../../base/theme/parts.css.ts';
import { toast } from '../shell/toast-store.ts';
import { commonWords } from '../words/common-words.ts';
import { confirm } from './confirm.tsx';
import { useOnce } from './use-once.ts';

interface WithdrawButtonProperties {
  /** Does it, or fails; the failure is shown by whoever calls. */
  readonly withdraw: () => Promise<unknown>;
  readonly pending: boolean;
  /** What is asked before. */
  readonly question: { readonly title: string; readonly text: string; readonly no: string };
  /** What is told after. */
  readonly told: Word;
  readonly onWithdrawn?: () => void;
}

/** Takes back what was sent, once and after a question. */
export function WithdrawButton(properties: WithdrawButtonProperties) {
  const { withdraw, pending, question, told, onWithdrawn } = properties;
  const say = useWords();
  const take = useOnce(async () => {
    await withdraw();
    toast({ title: say(told), tone: 'success' });
    onWithdrawn?.();
  });
  const ask = () => confirm({ ...question, yes: say(commonWords.withdraw), onYes: take });
  return (
    <button
      type="button"
      className={quietButton}
      aria-disabled={pending}
      onClick={pending ? undefined : ask}
    >
      {say(commonWords.withdraw)}
    </button>
  );
}
