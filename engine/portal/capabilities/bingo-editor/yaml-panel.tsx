import { useMemo } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { CopyButton } from '../../kit/parts/copy-button.tsx';
import { editorWords } from './bingo-editor-words.ts';
import type { EditedBoard } from './board-state.ts';
import { boardYaml } from './board-yaml.ts';
import * as styles from './editor.css.ts';

/** The board as operators put it into a program's campaign.yaml. */
export function YamlPanel({ board }: { readonly board: EditedBoard }) {
  const say = useWords();
  const yaml = useMemo(() => boardYaml(board), [board]);
  return (
    <details className={styles.folded}>
      <summary className={styles.summary}>{say(editorWords.yamlTitle)}</summary>
      <div className={styles.group}>
        <p className={styles.muted}>{say(editorWords.yamlText)}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too */}
        <pre className={styles.yaml} dir="ltr" tabIndex={0}>
          {yaml}
        </pre>
        <div className={styles.actions}>
          <CopyButton text={yaml} />
        </div>
      </div>
    </details>
  );
}
