import { useId, useState } from 'react';
import { type Speak, useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import type { Session } from '../../base/session/session-storage.ts';
import { card, itemTitle, primaryButton, quietButton } from '../../base/theme/parts.css.ts';
import type { EventsConfiguration } from '../../core/live/events-configuration.ts';
import type { ConnectionPhase } from '../../core/live/live-connection.ts';
import * as form from '../../kit/form/form.css.ts';
import { row, tag, tagBad, tagGood } from '../../kit/parts/parts.css.ts';
import { tick } from '../../kit/parts/tick.css.ts';
import type { DebugDesk, DebugFault, DebugState } from './debug-desk.ts';
import { DEBUG_MODES, type DebugMode, debugConnection } from './debug-modes.ts';
import * as styles from './debug-websocket.css.ts';
import { debugWords, modeWords, phaseWords } from './debug-websocket-words.ts';

interface ConnectionPanelProperties {
  readonly desk: DebugDesk;
  readonly state: DebugState;
  /** Where each way of connecting leads. */
  readonly configurations: Readonly<Record<DebugMode, EventsConfiguration>>;
  readonly session: Session | undefined;
}

const LOOKS: Readonly<Record<ConnectionPhase, readonly [look: string, icon: string]>> = {
  idle: [tag, 'tabler:x'],
  connecting: [tag, 'tabler:clock'],
  live: [tagGood, 'tabler:circle-check'],
  waiting: [tagBad, 'tabler:clock'],
  refused: [tagBad, 'tabler:alert-triangle'],
};

/** Where the connection goes, as whom, and how it is. */
export function ConnectionPanel(properties: ConnectionPanelProperties) {
  const { desk, state, configurations, session } = properties;
  const say = useWords();
  const name = useId();
  const [chosen, setMode] = useState<DebugMode>('key');
  const mode = session ? chosen : 'key';
  const configuration = configurations[mode];
  const [look, icon] = LOOKS[state.phase];
  const open = state.phase !== 'idle';
  return (
    <section className={`${card} ${styles.panel}`} aria-labelledby={`${name}-title`}>
      <div className={styles.head}>
        <h2 className={itemTitle} id={`${name}-title`}>
          {say(debugWords.connection)}
        </h2>
        <span role="status" className={look}>
          <Icon name={icon} />
          {say(phaseWords[state.phase])}
        </span>
      </div>
      <p className={styles.address}>
        <span className={form.help}>{say(debugWords.endpoint)}</span>
        <code dir="ltr">{configuration.url}</code>
      </p>
      <fieldset className={form.question} disabled={open}>
        <legend className={form.label}>{say(debugWords.mode)}</legend>
        <div className={styles.modes}>
          {DEBUG_MODES.map((one) => (
            <label key={one} className={styles.mode}>
              <input
                type="radio"
                className={tick}
                name={name}
                checked={mode === one}
                disabled={one !== 'key' && !session}
                onChange={() => setMode(one)}
              />
              <span>{say(modeWords[one])}</span>
            </label>
          ))}
        </div>
        {!session && <p className={form.help}>{say(debugWords.signInFirst)}</p>}
      </fieldset>
      {state.fault && (
        <p className={form.fault} role="alert">
          <Icon name="tabler:alert-triangle" />
          <span>{faultText(state.fault, say)}</span>
        </p>
      )}
      <div className={row}>
        {/* One button that changes: focus stays where it is. */}
        <button
          type="button"
          className={open ? quietButton : primaryButton}
          onClick={() =>
            open ? desk.disconnect() : desk.connect(debugConnection(mode, session, configuration))
          }
        >
          {say(open ? debugWords.disconnect : debugWords.connect)}
        </button>
      </div>
    </section>
  );
}

function faultText(fault: DebugFault, say: Speak): string {
  if (fault.kind === 'refused') return say(debugWords.refused, { words: fault.words });
  const { reason, detail, delay } = fault;
  return say(debugWords[reason], { detail, seconds: Math.ceil(delay / 1000) });
}
