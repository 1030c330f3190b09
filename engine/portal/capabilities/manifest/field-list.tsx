import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { ManifestFieldSource, readManifest } from '#contract/manifests/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Notice } from '../../kit/text/notice.tsx';
import * as styles from './manifest.css.ts';
import { manifestWords } from './manifest-words.ts';
import { Part } from './part.tsx';

type Manifest = ResponseOf<typeof readManifest>;

/** Every field of the manifest as it is served, and where it is written. */
export function FieldList({ manifest }: { readonly manifest: Manifest }) {
  const say = useWords();
  const { state, environment, fields } = manifest;
  return (
    <Part title={manifestWords.values}>
      <p className={styles.muted}>{say(manifestWords.valuesText, { environment })}</p>
      {state !== 'current' && (
        <Notice tone={state === 'outdated' ? 'warning' : 'info'}>
          <p>{say(manifestWords[state])}</p>
        </Notice>
      )}
      <ul className={styles.fields}>
        {fields.map((one) => (
          <FieldItem key={one.name} {...one} />
        ))}
      </ul>
    </Part>
  );
}

/** A value of one line stands as it is; a longer one is opened. */
function FieldItem({ name, yaml, source }: Manifest['fields'][number]) {
  const lines = yaml.trimEnd().split('\n');
  const from = source && <SourceText source={source} />;
  if (lines.length === 1)
    return (
      <li className={styles.fieldItem}>
        <code dir="ltr" translate="no" className={styles.short}>
          {lines[0]}
        </code>
        {from}
      </li>
    );
  return (
    <li>
      <details>
        <summary className={styles.fieldItem}>
          <code dir="ltr" translate="no">{`${name}:`}</code>
          {from}
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard. */}
        <section className={styles.yaml} tabIndex={0} aria-label={name}>
          <pre dir="ltr" translate="no">
            {yaml}
          </pre>
        </section>
      </details>
    </li>
  );
}

function SourceText({ source: { from, place, over } }: { readonly source: ManifestFieldSource }) {
  const say = useWords();
  if (!place) return <span className={styles.source}>{say(manifestWords.engine)}</span>;
  const written = isolate(`${place.file}:${place.line}`);
  const whole =
    from === 'environment' ? say(manifestWords.ofEnvironment, { place: written }) : written;
  return (
    <span className={styles.source}>
      {over
        ? say(manifestWords.over, { place: whole, over: isolate(`${over.file}:${over.line}`) })
        : whole}
    </span>
  );
}

/** A path reads from the left within a text that reads from the right. */
const isolate = (path: string) => `\u2066${path}\u2069`;
