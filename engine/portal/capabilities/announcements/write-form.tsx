import { type SubmitEvent, useState } from 'react';
import {
  changeAnnouncement,
  createAnnouncement,
  type OperatorAnnouncement,
  type readAnnouncementSetting,
} from '#contract/announcements/endpoints.ts';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import { LOCALE_NAMES } from '../../base/i18n/engine-locales.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { clearDraft, draftKey, readDraft, writeDraft } from '../../base/session/draft-storage.ts';
import { useAction } from '../../base/session/use-api.ts';
import { primaryButton } from '../../base/theme/parts.css.ts';
import { field } from '../../core/console/console-frame.css.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { toast } from '../../kit/shell/toast-store.ts';
import { findImage, imageKey } from './announcement-image.ts';
import * as styles from './announcements.css.ts';
import { announcementsWords as words } from './announcements-words.ts';
import { AudienceFields } from './audience-fields.tsx';
import { ImageField } from './image-field.tsx';
import { Preview } from './preview.tsx';
import { asWritten, beginTyped, fromDraft, type Typed } from './written.ts';

interface WriteFormProperties {
  readonly setting: ResponseOf<typeof readAnnouncementSetting>;
  /** What is changed; absent where a new one is written. */
  readonly announcement?: OperatorAnnouncement;
}

/**
 * Writes an announcement, language by language, with its preview beside it. What was typed survives a
 * sign-out.
 */
export function WriteForm({ setting, announcement }: WriteFormProperties) {
  const say = useWords();
  const { operator, program } = useConsole();
  const { locales, seasons, images } = setting;
  // By its revision: what was typed over another text is not laid over this one.
  const form = announcement ? `${announcement.id} ${announcement.revision}` : 'new';
  const draft = draftKey(program.uuid, operator.id, `announcement ${form}`);
  const [fallback = ''] = locales;
  const [locale, setLocale] = useState(fallback);
  const [typed, setTyped] = useState(() =>
    fromDraft(beginTyped(String(seasons[0]?.id ?? ''), announcement), readDraft(draft)),
  );
  const create = useAction(createAnnouncement);
  const change = useAction(changeAnnouncement);
  const begun = announcement !== undefined && announcement.state !== 'scheduled';
  const type = (changed: Partial<Typed>) => {
    const next = { ...typed, ...changed };
    setTyped(next);
    writeDraft(draft, next);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (create.isPending || change.isPending) return;
    const query = { uuid: program.uuid };
    const body = asWritten(typed, images);
    if (announcement) {
      const { id: announcement_id, revision } = announcement;
      change.mutate(
        { params: { announcement_id }, query, body: { ...body, revision } },
        {
          onSuccess: () => {
            clearDraft(draft);
            toast({ title: say(words.saved), tone: 'success' });
          },
        },
      );
      return;
    }
    create.mutate(
      { query, body },
      {
        onSuccess: () => {
          clearDraft(draft);
          setTyped(beginTyped(String(seasons[0]?.id ?? ''), undefined));
          toast({ title: say(words.published), tone: 'success' });
        },
      },
    );
  };
  const image = findImage(images, typed.image);
  const kept = imageKey(announcement?.image ?? null);
  const title = typed.title[locale] ?? '';
  const text = typed.text[locale] ?? '';
  return (
    <div className={styles.columns}>
      <form className={styles.part} onSubmit={submit}>
        {begun && <p className={styles.muted}>{say(words.begun)}</p>}
        <label className={styles.labelled}>
          <span>{say(words.language)}</span>
          <select
            className={field}
            value={locale}
            onChange={({ currentTarget }) => setLocale(currentTarget.value)}
          >
            {locales.map((one) => (
              <option key={one} value={one}>
                {nameOf(one)} {typed.title[one]?.trim() ? '✓' : ''}
              </option>
            ))}
          </select>
          <span className={styles.muted}>
            {say(words.fallback, { language: nameOf(fallback) })}
          </span>
        </label>
        <label className={styles.labelled}>
          <span>{say(words.titleIn, { language: nameOf(locale) })}</span>
          <input
            className={field}
            value={title}
            maxLength={200}
            required={locale === fallback}
            dir="auto"
            onChange={({ currentTarget: { value } }) =>
              type({ title: { ...typed.title, [locale]: value } })
            }
          />
        </label>
        <label className={styles.labelled}>
          <span>{say(words.textIn, { language: nameOf(locale) })}</span>
          <textarea
            className={field}
            rows={7}
            value={text}
            maxLength={5_000}
            required={locale === fallback}
            dir="auto"
            onChange={({ currentTarget: { value } }) =>
              type({ text: { ...typed.text, [locale]: value } })
            }
          />
          <span className={styles.muted}>{say(words.textHint)}</span>
        </label>
        <ImageField
          images={images}
          chosen={image}
          gone={kept !== '' && !findImage(images, kept)}
          onChoose={(key) => type({ image: key })}
        />
        {!begun && <AudienceFields typed={typed} seasons={seasons} onType={type} />}
        <div className={styles.fields}>
          {!begun && (
            <label className={styles.labelled}>
              <span>{say(words.from)}</span>
              <input
                className={field}
                type="datetime-local"
                value={typed.from}
                onChange={({ currentTarget: { value } }) => type({ from: value })}
              />
              <span className={styles.muted}>{say(words.fromHint)}</span>
            </label>
          )}
          <label className={styles.labelled}>
            <span>{say(words.until)}</span>
            <input
              className={field}
              type="datetime-local"
              value={typed.until}
              onChange={({ currentTarget: { value } }) => type({ until: value })}
            />
            <span className={styles.muted}>{say(words.untilHint)}</span>
          </label>
        </div>
        {!begun && (
          <label className={styles.ticked}>
            <input
              type="checkbox"
              checked={typed.mail}
              onChange={({ currentTarget: { checked } }) => type({ mail: checked })}
            />
            <span>{say(words.mail)}</span>
          </label>
        )}
        <div>
          <button
            type="submit"
            className={primaryButton}
            aria-disabled={create.isPending || change.isPending}
          >
            {say(announcement ? words.save : words.publish)}
          </button>
        </div>
        {create.error && <CallProblem error={create.error} />}
        {change.error && <CallProblem error={change.error} />}
      </form>
      <Preview
        title={title || (typed.title[fallback] ?? '')}
        text={text || (typed.text[fallback] ?? '')}
        image={image?.image ?? null}
        mail={typed.mail}
      />
    </div>
  );
}

const nameOf = (locale: string): string => LOCALE_NAMES[locale] ?? locale;
