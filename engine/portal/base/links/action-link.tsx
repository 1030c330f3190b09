import { useWords } from '../i18n/use-words.ts';
import { words } from '../i18n/words.ts';
import { ProgramLink } from './program-link.tsx';

interface ActionLinkProperties {
  readonly action: { readonly to: string; readonly label?: string };
  readonly className: string;
}

/** A button or link of a manifest; one without a label of its own says "Learn more". */
export function ActionLink({ action: { to, label }, className }: ActionLinkProperties) {
  const say = useWords();
  return (
    <ProgramLink to={to} className={className}>
      {label ?? say(words.learnMore)}
    </ProgramLink>
  );
}
