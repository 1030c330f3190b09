import { useLocation, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useMemo } from 'react';
import { readOperator } from '#contract/operator/endpoints.ts';
import { onSignedOut } from '../../base/session/portal-session.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import {
  consoleAddress,
  FIRST_PAGE,
  readConsoleAddress,
} from '../../core/console/console-address.ts';
import { operatedPrograms } from '../../core/console/console-commands.ts';
import { ConsoleFrame } from '../../core/console/console-frame.tsx';
import { operatorErrorWords } from '../../core/console/generated/operator-error-words.ts';
import { operatorName } from '../../core/console/operator-name.ts';
import { ConsoleContext, type OperatedProgram } from '../../core/console/use-console.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { Skeleton } from '../../kit/parts/skeleton.tsx';
import { addErrorWords } from '../../kit/words/error-text.ts';
import { NoRole, NoSuchPage, ProgramChoice } from './no-program.tsx';
import * as styles from './operator.css.ts';
import { CONSOLE_PAGES } from './pages.ts';

addErrorWords(operatorErrorWords);

/** The console of whoever is signed in. */
export function ConsoleApp() {
  const operator = useEndpoint(readOperator, {});
  const roles = operator.data?.roles;
  useEffect(() => {
    operatedPrograms.set(() => roles ?? []);
    // The page itself is the way in for whoever is signed out.
    onSignedOut(() => {});
  }, [roles]);
  return (
    <div className={operator.data ? undefined : styles.plain}>
      <Answer of={operator}>{(answer) => <Program operator={answer} />}</Answer>
    </div>
  );
}

type Operator = NonNullable<ReturnType<typeof useEndpoint<typeof readOperator>>['data']>;

/** The program that the address names; without a name the only one, or the choice of one. */
function Program({ operator }: { readonly operator: Operator }) {
  const router = useRouter();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { slug, page, thing } = readConsoleAddress(path);
  const program = operator.roles.find((role) => role.program === slug);
  const begin = beginning(operator.roles, slug, program, page);
  useEffect(() => {
    if (begin !== undefined) router.history.replace(begin);
  }, [begin, router]);
  const value = useMemo(() => program && { operator, program }, [operator, program]);
  if (operator.roles.length === 0) return <NoRole email={operatorName(operator)} />;
  if (!value) return begin === undefined && <ProgramChoice roles={operator.roles} asked={slug} />;
  const shown = CONSOLE_PAGES.find(({ name }) => name === page);
  return (
    <ConsoleContext value={value}>
      <ConsoleFrame pages={CONSOLE_PAGES} current={shown?.name ?? ''}>
        {shown ? (
          // Another program's page begins anew.
          <Suspense key={value.program.uuid} fallback={<Skeleton />}>
            <shown.Page {...(thing === undefined ? {} : { thing })} />
          </Suspense>
        ) : (
          page !== undefined && <NoSuchPage />
        )}
      </ConsoleFrame>
    </ConsoleContext>
  );
}

/** Where an address that names less than a page leads to; undefined where it stays. */
function beginning(
  roles: readonly OperatedProgram[],
  slug: string | undefined,
  program: OperatedProgram | undefined,
  page: string | undefined,
): string | undefined {
  if (program) return page === undefined ? consoleAddress(program.program, FIRST_PAGE) : undefined;
  const [only, ...others] = roles;
  return slug === undefined && only && others.length === 0
    ? consoleAddress(only.program, FIRST_PAGE)
    : undefined;
}
