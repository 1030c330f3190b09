import { sendMessage } from '#contract/people/message-endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction } from '../../base/session/use-api.ts';
import * as frame from '../../core/console/console-frame.css.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { toast } from '../../kit/shell/toast-store.ts';
import { KeepTemplate, MessageFields } from './message-fields.tsx';
import { MessagePreview } from './message-preview.tsx';
import { messageWords as words } from './message-words.ts';
import * as styles from './people.css.ts';
import { useMessage } from './use-message.ts';

interface MessageFormProperties {
  readonly people: readonly string[];
  /** Who they are: a draft is kept for each. */
  readonly about: string;
}

/** Writes a message to people, who are shown with what each would get before it goes out. */
export function MessageForm({ people, about }: MessageFormProperties) {
  const say = useWords();
  const { program } = useConsole();
  const message = useMessage(about);
  const { written, forget } = message;
  const look = useAction(sendMessage);
  const send = useAction(sendMessage);
  const query = { uuid: program.uuid };
  const body = { creator_ids: [...people], texts: written };
  const isReady = Object.keys(written).length > 0;
  const preview = () => {
    if (isReady && !look.isPending) look.mutate({ query, body: { ...body, dry_run: true } });
  };
  // What was written since is not what was looked at.
  const seen = JSON.stringify(look.variables?.body.texts) === JSON.stringify(written);
  const post = () => {
    if (send.isPending) return;
    const done = (count: number) => {
      toast({ title: say(words.sent, { count }), tone: 'success' });
      forget();
      look.reset();
    };
    send.mutate({ query, body }, { onSuccess: ({ recipients }) => done(recipients.length) });
  };
  const error = look.error ?? send.error;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        preview();
      }}
    >
      <MessageFields message={message} />
      <div className={styles.buttons}>
        <button
          type="submit"
          className={frame.smallButton}
          aria-disabled={!isReady || look.isPending}
        >
          {say(words.preview)}
        </button>
      </div>
      {look.data && seen && (
        <MessagePreview answer={look.data} isSending={send.isPending} onSend={post} />
      )}
      <KeepTemplate message={message} />
      {error && <CallProblem error={error} />}
    </form>
  );
}
