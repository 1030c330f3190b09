import { useEffect } from 'react';
import type { View } from '#contract/programs/view.ts';
import { useWords } from '../i18n/use-words.ts';
import { words } from '../i18n/words.ts';
import { quietButton } from '../theme/parts.css.ts';
import { formatList } from '../view/formats.ts';
import { useView } from '../view/use-view.ts';
import { consentStore, decideConsent, type Service } from './consent.ts';
import { useStore } from './store.ts';
import * as styles from './third-parties.css.ts';
import { toast } from './toast-store.ts';

const NAMES = { icons: words.serviceIcons, translation: words.serviceTranslation } as const;

/** Asks once whether other companies may serve parts of the page, and only then lets them. */
export function ThirdParties({ services }: { readonly services: readonly Service[] }) {
  const consent = useStore(consentStore);
  const { third_parties } = useView();
  useEffect(() => {
    if (consent === 'allowed') loadThirdParties(third_parties);
  }, [consent, third_parties]);
  return consent === 'unknown' ? <ConsentBar services={services} /> : null;
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

/** Loads what the site names, each file once. */
function loadThirdParties({ icon_stylesheet, translation_widget }: View['third_parties']): void {
  if (icon_stylesheet) {
    const { url, integrity } = icon_stylesheet;
    attach('link', 'href', url, integrity, { rel: 'stylesheet' });
  }
  if (translation_widget) {
    const { script_url, site_key, integrity } = translation_widget;
    attach('script', 'src', script_url, integrity, { async: '', 'data-site-key': site_key });
  }
}

function attach(
  tag: 'link' | 'script',
  address: 'href' | 'src',
  url: string,
  integrity: string | undefined,
  attributes: Readonly<Record<string, string>>,
): void {
  if (document.querySelector(`${tag}[data-third-party]`)) return;
  const element = document.createElement(tag);
  const all = {
    ...attributes,
    'data-third-party': '',
    crossorigin: 'anonymous',
    ...(integrity ? { integrity } : {}),
    [address]: url,
  };
  for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
  document.head.append(element);
}
