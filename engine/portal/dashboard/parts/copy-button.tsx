import { useEffect, useState } from 'react';
import { useWords } from '../../i18n/use-words.ts';
import { Icon } from '../../icons/icon.tsx';
import { toast } from '../../shell/toast-store.ts';
import { quietButton } from '../../theme/parts.css.ts';
import { commonWords } from '../words/common-words.ts';
import { partWords } from '../words/part-words.ts';

/** Milliseconds for which a button says that it has copied. */
const SAID = 2_000;

/** Copies a text to the clipboard, and says so. */
export function CopyButton({ text }: { readonly text: string }) {
  const say = useWords();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast({ title: say(partWords.copyFailed), tone: 'warning' });
    }
  };
  return (
    <button type="button" className={quietButton} onClick={() => void copy()}>
      {copied && <Icon name="tabler:check" />}
      <span aria-live="polite">{say(copied ? commonWords.copied : commonWords.copy)}</span>
    </button>
  );
}
