import type { PlannedChange } from '#contract/campaigns/plan-endpoints.ts';
import type { ChangeEffect } from '#contract/vocabulary/plan-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { tag, tagBad } from '../../kit/parts/parts.css.ts';
import * as styles from './campaign.css.ts';
import { effectWords } from './effect-words.ts';
import {
  actionWords,
  appearsWords,
  disappearsWords,
  heldWords,
  planWords,
  returnsWords,
  tableWords,
} from './plan-words.ts';

/** One step of a plan: what it is about, what it means for creators, and which values change. */
export function PlanChange({ change }: { readonly change: PlannedChange }) {
  const say = useWords();
  const { table, id, action, title, fields, effects, holds } = change;
  const shown = fields.filter(({ field }) => field !== 'position');
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <span className={action === 'retire' ? tagBad : tag}>{say(actionWords[action])}</span>
        <h3 className={styles.entryTitle}>
          {say(tableWords[table])}: <bdi>{title}</bdi>
        </h3>
        <span className={styles.muted}>#{id}</span>
      </div>
      <ul className={styles.sentences}>
        {effects.map((effect) => (
          <li key={effect}>{say(wordOf(effect, table))}</li>
        ))}
        {holds.map(({ kind, count }) => (
          <li key={kind} className={styles.warning}>
            {say(heldWords[kind], { count })}
          </li>
        ))}
      </ul>
      {shown.length > 0 && <Values fields={shown} />}
    </li>
  );
}

function wordOf(effect: ChangeEffect, table: PlannedChange['table']) {
  switch (effect) {
    case 'appears':
      return appearsWords[table];
    case 'returns':
      return returnsWords[table];
    case 'disappears':
      return disappearsWords[table];
    default:
      return effectWords[effect];
  }
}

function Values({ fields }: Pick<PlannedChange, 'fields'>) {
  const say = useWords();
  const none = <span className={styles.muted}>{say(planWords.empty)}</span>;
  return (
    <table className={styles.values}>
      <thead>
        <tr>
          <th scope="col">{say(planWords.field)}</th>
          <th scope="col">{say(planWords.from)}</th>
          <th scope="col">{say(planWords.to)}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ field, from, to }) => (
          <tr key={field}>
            <th scope="row" className={styles.code}>
              {field}
            </th>
            <td>{from === null ? none : <bdi>{from}</bdi>}</td>
            <td>{to === null ? none : <bdi>{to}</bdi>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
