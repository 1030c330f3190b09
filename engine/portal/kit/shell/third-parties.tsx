import { useEffect } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { useStore } from '../../base/runtime/store.ts';
import { quietButton } from '../../base/theme/parts.css.ts';
import { formatList } from '../../base/view/formats.ts';
import { useView } from '../../base/view/use-view.ts';
import { consentStore, decideConsent, type Service } from './consent.ts';
import * as styles from './third-parties.css.ts';
import { toast } from './toast-store.ts';
import { TranslationWidget } from './translation-widget.tsx';

const NAMES = { icons: words.serviceIcons, translation: words.serviceTranslation } as const;

/** Asks once whether other companies may serve parts of the page, and only then lets them. */
export function ThirdParties({ services }: { readonly services: readonly Service[] }) {
  const consent = useStore(consentStore);
  const { icon_stylesheet: icons, translation_widget: widget } = useView().third_parties;
  const allowed = consent === 'allowed';
  useEffect(() => {
    if (allowed && icons) loadIcons(icons);
  }, [allowed, icons]);
  if (consent === 'unknown') return <ConsentBar services={services} />;
  return allowed && widget ? <TranslationWidget /> : null;
}

function ConsentBar({ services }: { readonly services: readonly Service[] }) {
  const say = useWords();
  const { locale } = useView();
  const names = formatList(
    services.map((service) => say(NAMES[service])),
    locale,
  );
  const decide = (choice: 'allowed' | 'refused') => {
    decideConsent(choice);
    toast({ title: say(words.consentSaved), tone: 'success' });
  };
  return (
    <section className={styles.bar} aria-labelledby="consent-title">
      <div className={styles.words}>
        <h2 className={styles.title} id="consent-title">
          {say(words.consentTitle)}
        </h2>
        <p>{say(words.consentText, { services: names })}</p>
      </div>
      {/* Both look the same: neither answer is made the easier one. */}
      <div className={styles.choices}>
        <button type="button" className={quietButton} onClick={() => decide('refused')}>
          {say(words.consentRefuse)}
        </button>
        <button type="button" className={quietButton} onClick={() => decide('allowed')}>
          {say(words.consentAccept)}
        </button>
      </div>
    </section>
  );
}

/** Loads the style sheet that the site names, once. */
function loadIcons({
  url,
  integrity,
}: {
  readonly url: string;
  readonly integrity?: string;
}): void {
  if (document.querySelector('link[data-third-party]')) return;
  const link = document.createElement('link');
  const attributes = {
    rel: 'stylesheet',
    'data-third-party': '',
    crossorigin: 'anonymous',
    ...(integrity ? { integrity } : {}),
    href: url,
  };
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.head.append(link);
}
