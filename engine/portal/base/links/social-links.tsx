import type { PublicProgram } from '#contract/programs/program.ts';
import { useWords } from '../i18n/use-words.ts';
import { words } from '../i18n/words.ts';
import { Icon } from '../icons/icon.tsx';
import * as styles from './social-links.css.ts';

type Socials = NonNullable<PublicProgram['socials']>;

/** Links to social networks, each with its name. */
export function SocialLinks({ socials }: { readonly socials: Socials }) {
  const say = useWords();
  return (
    <ul className={styles.list}>
      {socials.map(({ network, url }) => (
        <li key={url}>
          <a className={styles.link} href={url} rel="noopener">
            <Icon name={`tabler:brand-${network}`} />
            {say(words[network])}
          </a>
        </li>
      ))}
    </ul>
  );
}
