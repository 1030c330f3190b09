import type {
  BodyOf,
  Endpoint,
  FileType,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from '#contract/endpoints/endpoint.ts';
import type { OperatorAction } from '#contract/vocabulary/operator-words.ts';
import type { CallerOf } from './caller.ts';

/** One call, checked: who calls, what was sent. */
export interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly caller: CallerOf<E['caller'], E extends { action: OperatorAction } ? true : false>;
  /** The language to answer in: one of the program's, else of the site's. */
  readonly locale: string;
  readonly request: CallRequest;
  readonly reply: CallReply;
}

/** What of the request itself a few handlers need. */
export interface CallRequest {
  readonly id: string;
  readonly ip: string;
  readonly user_agent: string | undefined;
  readonly accept_language: string | undefined;
  /** `https://host[:port]` that was asked, as the browser sees it. */
  readonly origin: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
}

export interface CallReply {
  /** Sets a cookie for this host alone: HttpOnly, SameSite=Lax, Secure over https. */
  setCookie(name: string, value: string, options: { path: string; maxAge: number }): void;
  clearCookie(name: string, options: { path: string }): void;
}

/** A file that is written while it is read: nothing reads ahead of who takes it. */
export interface FileAnswer {
  /** Letters, digits, `-`, `_` and `.`. */
  readonly file_name: string;
  /** Ended early (`return`) where the client leaves. */
  readonly parts: AsyncGenerator<string>;
}

export type AnswerOf<E extends Endpoint> = E extends { readonly file: FileType }
  ? FileAnswer
  : ResponseOf<E>;

/** Answers a call, or throws an ApiError. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<AnswerOf<E>>;

/** A handler for each endpoint of a list, by its id: one that is missing does not compile. */
export type Handlers<List extends readonly Endpoint[]> = {
  readonly [E in List[number] as E['id']]: Handler<E>;
};
