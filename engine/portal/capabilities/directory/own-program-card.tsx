import { useWords } from '../../base/i18n/use-words.ts';
import { PortalLink } from '../../base/links/portal-link.tsx';
import { directoryWords as words } from './directory-words.ts';
import * as styles from './own-programs.css.ts';
import type { ShownProgram } from './own-programs.tsx';

/** A program of one's own with what waits there, a link as a whole. */
export function OwnProgramCard({ program }: { readonly program: ShownProgram }) {
  const say = useWords();
  const { title, publisher, href, picture, signed_in } = program;
  const waits = (['claims', 'changes', 'unread'] as const).flatMap((kind) => {
    const count = program[kind] ?? 0;
    return count > 0 ? [{ kind, text: say(words[kind], { count }) }] : [];
  });
  return (
    <li className={styles.program}>
      <img className={styles.picture} src={picture} alt="" width="1200" height="630" />
      <div className={styles.about}>
        <h3 className={styles.name}>
          <PortalLink to={href} className={styles.link}>
            {title}
          </PortalLink>
        </h3>
        <p className={styles.fine}>{signed_in ? publisher : say(words.signIn)}</p>
        {waits.length > 0 && (
          <ul className={styles.waits}>
            {waits.map(({ kind, text }) => (
              <li key={kind}>{text}</li>
            ))}
          </ul>
        )}
        {waits.length === 0 && program.claims !== undefined && (
          <p className={styles.fine}>{say(words.nothing)}</p>
        )}
      </div>
    </li>
  );
}
