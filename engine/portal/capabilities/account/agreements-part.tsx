import { listAgreements } from '#contract/agreements/endpoints.ts';
import type { Agreement } from '#contract/shapes/agreement.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { useEndpoint } from '../../base/session/use-api.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { AcceptAgreements } from '../../kit/parts/accept-agreements.tsx';
import { agreementLabel } from '../../kit/parts/agreement-label.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { CodeOfConductLink } from '../../kit/parts/code-of-conduct-link.tsx';
import { localMoment } from '../../kit/parts/format.ts';
import * as styles from './account.css.ts';
import { AccountPart } from './account-part.tsx';
import { accountWords } from './account-words.ts';

/** What the person agreed to, and when; nothing where the program asks for nothing. */
export function AgreementsPart({ member }: { readonly member: boolean }) {
  const say = useWords();
  const { uuid, agreements: asked = {} } = useProgram();
  const asks = Object.keys(asked).length > 0;
  const answer = useEndpoint(listAgreements, { query: { uuid } }, { enabled: asks });
  if (!asks) return null;
  return (
    <AccountPart title={say(accountWords.agreements)}>
      <Answer of={answer} rows={1}>
        {({ agreements }) => {
          const missing = agreements.filter(({ current }) => !current);
          return (
            <>
              <ul className={styles.list}>
                {agreements.map((agreement) => (
                  <Item key={agreement.agreement} agreement={agreement} />
                ))}
              </ul>
              {/* Whoever is no member accepts them with the application. */}
              {member && missing.length > 0 && (
                <AcceptAgreements names={missing.map(({ agreement }) => agreement)} />
              )}
            </>
          );
        }}
      </Answer>
    </AccountPart>
  );
}

function Item({ agreement: entry }: { readonly agreement: Agreement }) {
  const say = useWords();
  const { locale } = useView();
  const program = useProgram();
  const { agreement: name, label, accepted_at, current } = entry;
  const moment = accepted_at && localMoment(accepted_at, locale);
  const state = !moment
    ? say(accountWords.notAccepted)
    : say(current ? accountWords.acceptedAt : accountWords.acceptedOld, { moment });
  return (
    <li className={styles.item}>
      <span className={styles.sign}>
        <Icon name={current ? 'tabler:circle-check' : 'tabler:alert-triangle'} />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          {label ?? agreementLabel(name, program.agreements, say, locale)}
        </p>
        <p className={styles.muted}>{state}</p>
        {name === 'coc_accepted' && (
          <p>
            <CodeOfConductLink />
          </p>
        )}
      </div>
    </li>
  );
}
