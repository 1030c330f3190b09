import { type FormEvent, useId } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { card, itemTitle, primaryButton, quietButton } from '../../base/theme/parts.css.ts';
import * as form from '../../kit/form/form.css.ts';
import { row, tag, tagBad, tagGood } from '../../kit/parts/parts.css.ts';
import type { DebugDesk, DebugState } from './debug-desk.ts';
import * as styles from './debug-websocket.css.ts';
import { channelStateWords, debugWords } from './debug-websocket-words.ts';

interface ChannelPanelProperties {
  readonly desk: DebugDesk;
  readonly state: DebugState;
  readonly channel: string;
  readonly onChannel: (channel: string) => void;
}

const EXAMPLE = '/debug/try/one';
const LOOKS = { connecting: tag, live: tagGood, offline: tagBad } as const;

/** The channels that are heard, and the way to hear another. */
export function ChannelPanel({ desk, state, channel, onChannel }: ChannelPanelProperties) {
  const say = useWords();
  const id = useId();
  const connected = state.phase !== 'idle';
  const subscribe = (submit: FormEvent) => {
    submit.preventDefault();
    desk.subscribe(channel);
  };
  return (
    <section className={`${card} ${styles.panel}`} aria-labelledby={`${id}-title`}>
      <h2 className={itemTitle} id={`${id}-title`}>
        {say(debugWords.channels)}
      </h2>
      <form className={styles.panel} onSubmit={subscribe} noValidate>
        <div className={form.question}>
          <label className={form.label} htmlFor={id}>
            {say(debugWords.channel)}
          </label>
          <p className={form.help} id={`${id}-help`}>
            {say(debugWords.channelHelp, { example: EXAMPLE })}
          </p>
          <input
            id={id}
            dir="ltr"
            className={form.control}
            spellCheck={false}
            autoComplete="off"
            value={channel}
            aria-describedby={`${id}-help`}
            onChange={({ target }) => onChannel(target.value)}
          />
        </div>
        <div className={row}>
          <button type="submit" className={primaryButton} disabled={!connected}>
            {say(debugWords.subscribe)}
          </button>
          {!connected && <span className={form.help}>{say(debugWords.notConnected)}</span>}
        </div>
      </form>
      {state.channels.length === 0 ? (
        <p className={form.help}>{say(debugWords.noChannels)}</p>
      ) : (
        <ul className={styles.channels}>
          {state.channels.map(({ name, state: heard, refusal }) => (
            <li key={name} className={styles.channel}>
              <code dir="ltr" className={styles.name}>
                {name}
              </code>
              <span role="status" className={LOOKS[heard]}>
                {say(channelStateWords[heard])}
              </span>
              <button
                type="button"
                className={quietButton}
                aria-label={say(debugWords.unsubscribeFrom, { channel: name })}
                onClick={() => desk.unsubscribe(name)}
              >
                {say(debugWords.unsubscribe)}
              </button>
              {refusal && (
                <p className={styles.refusal} dir="ltr" lang="en">
                  {refusal}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
