import { useDraft } from '../../core/console/use-draft.ts';

/** A message by language. */
export type Texts = Readonly<Record<string, { readonly subject: string; readonly text: string }>>;

export const EMPTY = { subject: '', text: '' };
const NOTHING = { texts: '{}', name: '', sending: '' };

/**
 * A message that is being written, kept in this browser until it is sent.
 * @param about whom it is to: each has a draft of its own
 */
export function useMessage(about: string) {
  const { typed, type, forget } = useDraft(`message ${about}`, NOTHING);
  const texts = readTexts(typed.texts);
  return {
    texts,
    /** What is written in whole; languages that were only begun are left out. */
    written: whole(texts),
    write: (next: Texts) => type({ texts: JSON.stringify(next) }),
    /** What it is called as a template. */
    name: typed.name,
    call: (name: string) => type({ name }),
    /** The same for every attempt to send it: nobody gets it twice. */
    sendingId: () => {
      if (typed.sending !== '') return typed.sending;
      const sending = crypto.randomUUID();
      type({ sending });
      return sending;
    },
    forget,
  };
}

export type Message = ReturnType<typeof useMessage>;

const whole = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).filter(([, { subject, text }]) => subject.trim() && text.trim()),
  );

/** What a draft has of a message; what is none is left out. */
function readTexts(kept: string): Texts {
  try {
    const entries = Object.entries(JSON.parse(kept) as object);
    return Object.fromEntries(
      entries.flatMap(([locale, said]: [string, unknown]) =>
        isText(said) ? [[locale, { subject: said.subject, text: said.text }]] : [],
      ),
    );
  } catch {
    return {};
  }
}

const isText = (said: unknown): said is typeof EMPTY =>
  typeof said === 'object' &&
  said !== null &&
  'subject' in said &&
  'text' in said &&
  typeof said.subject === 'string' &&
  typeof said.text === 'string';
