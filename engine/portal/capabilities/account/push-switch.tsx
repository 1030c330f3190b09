import { useEffect, useState } from 'react';
import { subscribeToPush, unsubscribeFromPush } from '#contract/push/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import type { Word } from '../../base/i18n/word.ts';
import { useAction } from '../../base/session/use-api.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { tick } from '../../kit/parts/tick.css.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import * as styles from './account.css.ts';
import {
  askForNotifications,
  endpointHash,
  ownEndpoint,
  pushSupport,
  subscribe,
  unsubscribe,
} from './push-browser.ts';
import { PushKinds } from './push-kinds.tsx';
import { pushWords as words } from './push-words.ts';

interface PushSwitchProperties {
  /** With what this browser subscribes. */
  readonly serverKey: string;
  /** The hashes of the addresses of the person's browsers. */
  readonly browsers: readonly string[];
}

/** Turns push messages on and off in this browser; the browser asks the person when they press. */
export function PushSwitch({ serverKey, browsers }: PushSwitchProperties) {
  const say = useWords();
  const { base } = useView();
  const { uuid } = useProgram();
  const keep = useAction(subscribeToPush);
  const forget = useAction(unsubscribeFromPush);
  const [own, setOwn] = useState<string>();
  const [busy, setBusy] = useState<'turning_on' | 'turning_off'>();
  const [problem, setProblem] = useState<Word>();
  useEffect(() => {
    let left = false;
    ownEndpoint(base, serverKey).then(
      (found) => left || setOwn(found),
      // A browser that does not say is one that gets none.
      () => {},
    );
    return () => {
      left = true;
    };
  }, [base, serverKey]);
  const isOn = own !== undefined && browsers.includes(own);

  const turnOn = async () => {
    if (!(await askForNotifications()))
      return setProblem(pushSupport() === 'denied' ? words.denied : words.dismissed);
    const target = await subscribe(base, serverKey).catch(() => undefined);
    if (!target) return setProblem(words.failed);
    await keep.mutateAsync({ query: { uuid }, body: target });
    setOwn(await endpointHash(target.endpoint));
    toast({ title: say(words.turnedOn), tone: 'success' });
  };
  const turnOff = async (endpoint_hash: string) => {
    await forget.mutateAsync({ params: { endpoint_hash }, query: { uuid } });
    setOwn(undefined);
    toast({ title: say(words.turnedOff), tone: 'success' });
    // What the server sends nothing to does no harm if it stays.
    await unsubscribe(base).catch(() => {});
  };
  const press = async () => {
    if (busy) return;
    setProblem(undefined);
    setBusy(isOn ? 'turning_off' : 'turning_on');
    // What a call was refused for is shown below.
    await (isOn ? turnOff(own) : turnOn()).catch(() => {});
    setBusy(undefined);
  };
  const error = keep.error ?? forget.error;
  return (
    <>
      <label className={styles.check}>
        <input
          type="checkbox"
          className={tick}
          checked={busy === 'turning_on' || (isOn && busy !== 'turning_off')}
          aria-disabled={busy !== undefined}
          onChange={() => void press()}
        />
        {say(words.here)}
      </label>
      <div role="status">
        {busy === 'turning_on' && <p className={styles.muted}>{say(words.asking)}</p>}
        {problem && <p>{say(problem)}</p>}
      </div>
      {error && !busy && <CallProblem error={error} />}
      {isOn && <PushKinds />}
    </>
  );
}
