import { useState } from 'react';
import { listMessageTemplates, saveMessageTemplate } from '#contract/people/message-endpoints.ts';
import { ENGINE_LOCALES, engineLocale, LOCALE_NAMES } from '../../base/i18n/engine-locales.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction, useEndpoint } from '../../base/session/use-api.ts';
import { useView } from '../../base/view/use-view.ts';
import * as frame from '../../core/console/console-frame.css.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { toast } from '../../kit/shell/toast-store.ts';
import { messageWords as words } from './message-words.ts';
import * as styles from './people.css.ts';
import { EMPTY, type Message } from './use-message.ts';

/** What a message says, language by language, from a template or anew. */
export function MessageFields({ message }: { readonly message: Message }) {
  const say = useWords();
  const { locale: own } = useView();
  const { program } = useConsole();
  const { texts, written, write, call } = message;
  const [locale, setLocale] = useState<string>(engineLocale(own));
  const templates = useEndpoint(listMessageTemplates, {
    query: { uuid: program.uuid, limit: 100 },
  });
  const said = texts[locale] ?? EMPTY;
  const change = (part: Partial<typeof EMPTY>) =>
    write({ ...texts, [locale]: { ...said, ...part } });
  return (
    <>
      <p className={styles.muted}>{say(words.hint, { name: '{name}', program: '{program}' })}</p>
      {(templates.data?.items.length ?? 0) > 0 && (
        <label className={styles.short}>
          <span>{say(words.template)}</span>
          <select
            className={frame.field}
            defaultValue=""
            onChange={({ currentTarget: { value } }) => {
              const chosen = templates.data?.items.find(({ id }) => String(id) === value);
              if (!chosen) return;
              write(chosen.texts);
              call(chosen.name);
            }}
          >
            <option value="">{say(words.noTemplate)}</option>
            {templates.data?.items.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={styles.short}>
        <span>{say(words.language)}</span>
        <select
          className={frame.field}
          value={locale}
          onChange={({ currentTarget: { value } }) => setLocale(value)}
        >
          {[...new Set([...ENGINE_LOCALES, ...Object.keys(texts)])].map((one) => {
            const language = LOCALE_NAMES[one] ?? one;
            return (
              <option key={one} value={one}>
                {written[one] ? say(words.written, { language }) : language}
              </option>
            );
          })}
        </select>
      </label>
      <label className={styles.labelled}>
        <span>{say(words.subject)}</span>
        <input
          className={frame.field}
          dir="auto"
          maxLength={150}
          value={said.subject}
          onChange={({ currentTarget: { value } }) => change({ subject: value })}
        />
      </label>
      <label className={styles.labelled}>
        <span>{say(words.text)}</span>
        <textarea
          className={frame.field}
          dir="auto"
          rows={6}
          maxLength={5_000}
          value={said.text}
          onChange={({ currentTarget: { value } }) => change({ text: value })}
        />
      </label>
    </>
  );
}

/** Keeps a message under a name, for use another time. */
export function KeepTemplate({ message: { written, name, call } }: { readonly message: Message }) {
  const say = useWords();
  const { program } = useConsole();
  const keep = useAction(saveMessageTemplate);
  const isReady = Object.keys(written).length > 0;
  const save = () => {
    if (!isReady || name.trim() === '' || keep.isPending) return;
    keep.mutate(
      { query: { uuid: program.uuid }, body: { name: name.trim(), texts: written } },
      { onSuccess: () => toast({ title: say(words.kept), tone: 'success' }) },
    );
  };
  return (
    <>
      <label className={styles.short}>
        <span>{say(words.templateName)}</span>
        <input
          className={frame.field}
          dir="auto"
          maxLength={100}
          value={name}
          onChange={({ currentTarget: { value } }) => call(value)}
        />
      </label>
      <button
        type="button"
        className={frame.smallButton}
        aria-disabled={!isReady || name.trim() === '' || keep.isPending}
        onClick={save}
      >
        {say(words.keep)}
      </button>
      {keep.error && <CallProblem error={keep.error} />}
    </>
  );
}
