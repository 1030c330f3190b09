import { useEffect, useState } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { quietButton } from '../../base/theme/parts.css.ts';
import { toast } from '../shell/toast-store.ts';
import { commonWords } from '../words/common-words.ts';
import { partWords } from '../words/part-words.ts';

/** Milliseconds for which a button says that it has copied. */
const SAID = 2_000;

interface CopyButtonProperties {
  readonly text: string;
  /** Says what it copies, where several stand on a page; it begins like the button's own word. */
  readonly label?: string;
}

/** Copies a text to the clipboard, and says so. */
export function CopyButton({ text, label }: CopyButtonProperties) {
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
    <button
      type="button"
      className={quietButton}
      aria-label={copied ? undefined : label}
      onClick={() => void copy()}
    >
      {copied && <Icon name="tabler:check" />}
      <span aria-live="polite">{say(copied ? commonWords.copied : commonWords.copy)}</span>
    </button>
  );
}
