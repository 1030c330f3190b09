import type { View } from './view.ts';

/** Where the portal's pages ask what stands at an address; on their own host. */
export const VIEW_PATH = '/portal/view';

/** What stands at an address, or where it leads. */
export type ViewAnswer = { readonly view: View } | { readonly redirect: string };

/** What of a view everything that shows it counts on. */
type Frame = Pick<View, 'status' | 'locale' | 'layout' | 'theme' | 'content' | 'messages'>;
const FRAME: Readonly<Record<keyof Frame, string>> = {
  status: 'number',
  locale: 'string',
  layout: 'string',
  theme: 'object',
  content: 'object',
  messages: 'object',
};

/**
 * Whether an answer is one of these, by what every page counts on. Pages check it without the
 * schemas of the contract, which none of them needs before somebody signs in.
 */
export function isViewAnswer(answer: unknown): answer is ViewAnswer {
  if (!isObject(answer)) return false;
  const { redirect, view } = answer;
  if (view === undefined) return typeof redirect === 'string';
  return (
    isObject(view) &&
    Object.entries(FRAME).every(([name, type]) => view[name] !== null && typeof view[name] === type)
  );
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
