import { readConsoleAccess } from '#contract/account/console-endpoint.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { titleOf } from '../../base/i18n/words.ts';
import { PortalLink } from '../../base/links/portal-link.tsx';
import { useEndpoint } from '../../base/session/use-api.ts';
import { quietButton } from '../../base/theme/parts.css.ts';
import { buttons } from './account.css.ts';
import { AccountPart } from './account-part.tsx';
import { accountWords } from './account-words.ts';

/** The way into the operators' console, for those who have a role there; nothing for all others. */
export function ConsolePart() {
  const say = useWords();
  const title = say(titleOf('title.operator'));
  const { data } = useEndpoint(readConsoleAccess, {});
  if (!data?.operator) return null;
  return (
    <AccountPart title={title} text={say(accountWords.consoleText)}>
      <div className={buttons}>
        <PortalLink to="/operator" className={quietButton}>
          {title}
        </PortalLink>
      </div>
    </AccountPart>
  );
}
