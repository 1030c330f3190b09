import { useState } from 'react';
import {
  listMessageTemplates,
  saveMessageTemplate,
  sendMessage,
} from '#contract/people/message-endpoints.ts';
import { ENGINE_LOCALES, engineLocale, LOCALE_NAMES } from '../../base/i18n/engine-locales.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction, useEndpoint } from '../../base/session/use-api.ts';
import { useView } from '../../base/view/use-view.ts';
import * as frame from '../../core/console/console-frame.css.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { toast } from '../../kit/shell/toast-store.ts';
import { MessagePreview } from './message-preview.tsx';
import { messageWords as words } from './message-words.ts';
import * as styles from './people.css.ts';

type Texts = Readonly<Record<string, { readonly subject: string; readonly text: string }>>;
const EMPTY = { subject: '', text: '' };

/** What is written in whole; languages that were only begun are left out. */
const whole = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).filter(([, { subject, text }]) => subject.trim() && text.trim()),
  );

/** Writes a message to people, who are shown with what each would get before it goes out. */
export function MessageForm({ people }: { readonly people: readonly string[] }) {
  const say = useWords();
  const { locale: own } = useView();
  const { program } = useConsole();
  const [texts, setTexts] = useState<Texts>({});
  const [locale, setLocale] = useState<string>(engineLocale(own));
  const [name, setName] = useState('');
  const query = { uuid: program.uuid };
  const templates = useEndpoint(listMessageTemplates, { query: { ...query, limit: 100 } });
  const look = useAction(sendMessage);
  const send = useAction(sendMessage);
  const keep = useAction(saveMessageTemplate);
  const said = texts[locale] ?? EMPTY;
  const written = whole(texts);
  const isReady = Object.keys(written).length > 0;
  const body = { creator_ids: [...people], texts: written };
  const write = (part: Partial<typeof EMPTY>) => {
    setTexts((before) => ({ ...before, [locale]: { ...EMPTY, ...before[locale], ...part } }));
    look.reset();
  };
  const preview = () => {
    if (isReady && !look.isPending) look.mutate({ query, body: { ...body, dry_run: true } });
  };
  const post = () => {
    if (send.isPending) return;
    const done = (count: number) => {
      toast({ title: say(words.sent, { count }), tone: 'success' });
      setTexts({});
      look.reset();
    };
    send.mutate({ query, body }, { onSuccess: ({ recipients }) => done(recipients.length) });
  };
  const save = () => {
    if (!isReady || name.trim() === '' || keep.isPending) return;
    keep.mutate(
      { query, body: { name: name.trim(), texts: written } },
      { onSuccess: () => toast({ title: say(words.kept), tone: 'success' }) },
    );
  };
  const error = look.error ?? send.error ?? keep.error;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        preview();
      }}
    >
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
              setTexts(chosen.texts);
              setName(chosen.name);
              look.reset();
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
          onChange={({ currentTarget: { value } }) => write({ subject: value })}
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
          onChange={({ currentTarget: { value } }) => write({ text: value })}
        />
      </label>
      <div className={styles.buttons}>
        <button
          type="submit"
          className={frame.smallButton}
          aria-disabled={!isReady || look.isPending}
        >
          {say(words.preview)}
        </button>
      </div>
      {look.data && <MessagePreview answer={look.data} isSending={send.isPending} onSend={post} />}
      <label className={styles.short}>
        <span>{say(words.templateName)}</span>
        <input
          className={frame.field}
          dir="auto"
          maxLength={100}
          value={name}
          onChange={({ currentTarget: { value } }) => setName(value)}
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
      {error && <CallProblem error={error} />}
    </form>
  );
}
