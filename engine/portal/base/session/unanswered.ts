import type { ApiCallError } from '#contract/endpoints/client.ts';

/** Whether a call got no answer that says anything: the same may well be answered a little later. */
export const isUnanswered = ({ status, code }: ApiCallError): boolean =>
  status === 0 || status >= 500 || code === 'ANSWER_INVALID';
