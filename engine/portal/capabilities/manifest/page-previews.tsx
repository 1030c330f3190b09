import type { ReactNode } from 'react';
import type { PreviewMoment, ShownPage } from '#contract/manifests/endpoints.ts';
import { LOCALE_NAMES } from '../../base/i18n/engine-locales.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import type { Word } from '../../base/i18n/word.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { field } from '../../core/console/console-frame.css.ts';
import { MomentChoice } from '../../core/console/moment-choice.tsx';
import { momentWords } from '../../core/console/moment-words.ts';
import { useFilters } from '../../core/console/use-filters.ts';
import * as styles from './manifest.css.ts';
import { manifestWords } from './manifest-words.ts';
import { Part } from './part.tsx';
import { openPreview, type Preview, previewAddress, readPreview } from './preview-address.ts';

const PREVIEW = ['width', 'language', 'mode', 'moment'] as const;
const USUAL_WIDTHS = [360, 768, 1024, 1440];

interface PagePreviewsProperties {
  readonly pages: readonly ShownPage[];
  readonly locales: readonly string[];
  readonly moments: readonly PreviewMoment[];
}

/** Every page of the program, to be opened as wide, in the language and the mode that one chooses. */
export function PagePreviews({ pages, locales, moments }: PagePreviewsProperties) {
  const say = useWords();
  const [filters, narrow] = useFilters(PREVIEW);
  const preview = readPreview(filters, locales);
  return (
    <Part title={manifestWords.preview}>
      <p className={styles.muted}>{say(manifestWords.previewText)}</p>
      <div className={styles.choices}>
        <Choice word={manifestWords.width}>
          <input
            type="number"
            className={field}
            min={200}
            max={4000}
            list="preview-widths"
            defaultValue={preview.width}
            onChange={({ currentTarget: { value } }) => narrow({ width: value })}
          />
          <datalist id="preview-widths">
            {USUAL_WIDTHS.map((width) => (
              <option key={width} value={width} />
            ))}
          </datalist>
        </Choice>
        <Choice word={manifestWords.language}>
          <select
            className={field}
            value={preview.locale}
            onChange={({ currentTarget: { value } }) => narrow({ language: value })}
          >
            {locales.map((locale) => (
              <option key={locale} value={locale}>
                {LOCALE_NAMES[locale] ?? locale}
              </option>
            ))}
          </select>
        </Choice>
        <Choice word={manifestWords.colorMode}>
          <select
            className={field}
            value={preview.mode}
            onChange={({ currentTarget: { value } }) => narrow({ mode: value })}
          >
            <option value="dark">{say(manifestWords.dark)}</option>
            <option value="light">{say(manifestWords.light)}</option>
          </select>
        </Choice>
        <div className={styles.choice}>
          <span>{say(momentWords.moment)}</span>
          <MomentChoice
            moments={moments}
            value={preview.at}
            onChoose={(moment) => narrow({ moment })}
          />
        </div>
      </div>
      <ul className={styles.pages}>
        {pages.map((page) => (
          <PageItem key={`${page.kind} ${page.path}`} page={page} preview={preview} />
        ))}
      </ul>
    </Part>
  );
}

interface PageItemProperties {
  readonly page: ShownPage;
  readonly preview: Preview;
}

function PageItem({ page, preview }: PageItemProperties) {
  const say = useWords();
  const { path, title, address, color_mode, members } = page;
  const notes = [
    ...(members ? [manifestWords.members] : []),
    ...(color_mode === 'dark' ? [manifestWords.alwaysDark] : []),
    ...(color_mode === 'light' ? [manifestWords.alwaysLight] : []),
    ...(address === null ? [manifestWords.anyAddress] : []),
  ];
  const name = (
    <>
      <bdi dir="ltr">{path}</bdi>
      {title !== null && <bdi className={styles.pageTitle}>{title}</bdi>}
    </>
  );
  return (
    <li className={styles.page}>
      {address === null ? (
        <span>{name}</span>
      ) : (
        <a
          className={styles.pageLink}
          href={previewAddress(address, preview)}
          target="_blank"
          rel="noopener"
          onClick={(event) => openPreview(event, preview)}
        >
          {name}
          <Icon name="tabler:external-link" />
        </a>
      )}
      {notes.map((word) => (
        <span key={word.id} className={styles.note}>
          {say(word)}
        </span>
      ))}
    </li>
  );
}

interface ChoiceProperties {
  readonly word: Word;
  readonly children: ReactNode;
}

function Choice({ word, children }: ChoiceProperties) {
  const say = useWords();
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children.
    <label className={styles.choice}>
      <span>{say(word)}</span>
      {children}
    </label>
  );
}
