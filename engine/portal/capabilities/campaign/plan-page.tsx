import { applyCampaign, planCampaign } from '#contract/campaigns/plan-endpoints.ts';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction, useEndpoint } from '../../base/session/use-api.ts';
import { useView } from '../../base/view/use-view.ts';
import { smallButton } from '../../core/console/console-frame.css.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { confirm } from '../../kit/parts/confirm.tsx';
import { Empty } from '../../kit/parts/empty.tsx';
import { localMoment } from '../../kit/parts/format.ts';
import { tag, tagBad } from '../../kit/parts/parts.css.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import * as styles from './campaign.css.ts';
import { PlanChange } from './plan-change.tsx';
import { planWords as words } from './plan-words.ts';

type Plan = ResponseOf<typeof planCampaign>;

/** What applying the manifest would change, what that means for creators, and doing it. */
export default function PlanPage() {
  const { program } = useConsole();
  const plan = useEndpoint(planCampaign, { query: { uuid: program.uuid } });
  return (
    <Answer of={plan} rows={6}>
      {(found) => <PlanView plan={found} onLook={() => void plan.refetch()} />}
    </Answer>
  );
}

interface PlanViewProperties {
  readonly plan: Plan;
  /** Reads the plan as it is now. */
  readonly onLook: () => void;
}

function PlanView({ plan, onLook }: PlanViewProperties) {
  const say = useWords();
  const { locale } = useView();
  const { changes, metrics_change, applied_at, in_manifest, problems } = plan;
  const moved = changes.filter(onlyMoves);
  const shown = changes.filter((change) => !onlyMoves(change));
  const count = changes.length + (metrics_change ? 1 : 0);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h2 className={styles.partTitle}>{say(words.title)}</h2>
        {count > 0 && <span className={styles.muted}>{say(words.summary, { count })}</span>}
        <span className={styles.muted}>
          {applied_at
            ? say(words.applied, { time: localMoment(applied_at, locale) })
            : say(words.neverApplied)}
        </span>
      </div>
      {count === 0 ? (
        <Empty icon="tabler:check" title={say(words.nothing)}>
          {say(words.nothingText)}
        </Empty>
      ) : (
        <>
          {!in_manifest && <p className={styles.warning}>{say(words.retiresAll)}</p>}
          <ApplyPlan key={plan.fingerprint} plan={plan} count={count} onLook={onLook} />
          <ul className={styles.list}>
            {shown.map((change) => (
              <PlanChange key={`${change.table} ${change.id}`} change={change} />
            ))}
            {moved.length > 0 && (
              <li className={styles.entry}>{say(words.moved, { count: moved.length })}</li>
            )}
            {metrics_change && <li className={styles.entry}>{say(words.metrics)}</li>}
          </ul>
        </>
      )}
      {problems.length > 0 && <Problems problems={problems} />}
    </div>
  );
}

/** Whether nothing but its place in the list is another one, as where something before it is gone. */
const onlyMoves = ({ action, fields }: Plan['changes'][number]) =>
  action === 'change' && fields.every(({ field }) => field === 'position');

interface ApplyPlanProperties extends PlanViewProperties {
  readonly count: number;
}

function ApplyPlan({ plan, count, onLook }: ApplyPlanProperties) {
  const { fingerprint, problems } = plan;
  const say = useWords();
  const { program, may } = useConsole();
  const apply = useAction(applyCampaign);
  if (!may('apply_campaign')) return <p className={styles.muted}>{say(words.onlyOwners)}</p>;
  const broken = problems.some(({ severity }) => severity === 'error');
  const blocked = broken || apply.isPending;
  const ask = () =>
    confirm({
      title: say(words.applyTitle),
      text: say(words.applyText, { count }),
      yes: say(words.apply),
      no: say(commonWords.cancel),
      onYes: () =>
        apply.mutate(
          { query: { uuid: program.uuid }, body: { fingerprint } },
          {
            // Where somebody else was first, nothing of what was planned was left to do.
            onSuccess: ({ changes }) => {
              const done = changes === 0 && plan.changes.length > 0 ? 0 : count;
              toast({ title: say(words.done, { count: done }), tone: 'success' });
            },
          },
        ),
    });
  return (
    <div className={styles.part}>
      <div>
        <button
          type="button"
          className={smallButton}
          aria-disabled={blocked}
          onClick={() => !blocked && ask()}
        >
          {say(words.apply)}
        </button>
      </div>
      {apply.error && (
        <>
          <CallProblem error={apply.error} />
          <div>
            <button type="button" className={smallButton} onClick={onLook}>
              {say(words.look)}
            </button>
          </div>
        </>
      )}
    </div>
  );
}

/** What is wrong or doubtful in the manifest, with its place. */
function Problems({ problems }: Pick<Plan, 'problems'>) {
  const say = useWords();
  return (
    <section className={styles.part}>
      <h2 className={styles.partTitle}>{say(words.problems)}</h2>
      <ul className={styles.list}>
        {problems.map((problem) => (
          <li key={`${problem.code} ${problem.line} ${problem.path}`} className={styles.entry}>
            <div className={styles.head}>
              <span className={problem.severity === 'error' ? tagBad : tag}>
                {say(words[problem.severity])}
              </span>
              <span className={styles.code} dir="ltr">
                {problem.file}:{problem.line} {problem.path}
              </span>
            </div>
            {/* As the check says it, whichever language is read. */}
            <p lang="en" dir="ltr">
              {problem.message} {problem.action}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
