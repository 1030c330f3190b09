/** What of a request says what asks for a document, and what for. */
export interface VisitHeaders {
  readonly 'sec-fetch-mode'?: string | string[] | undefined;
  readonly 'sec-fetch-dest'?: string | string[] | undefined;
  readonly 'sec-purpose'?: string | string[] | undefined;
  readonly purpose?: string | string[] | undefined;
  readonly 'x-moz'?: string | string[] | undefined;
  readonly 'user-agent'?: string | undefined;
  readonly accept?: string | undefined;
}

/** What programs call themselves that read pages without anybody looking at them. */
const BOTS =
  /bot\b|bot[/;)]|crawl|spider|slurp|preview|facebookexternalhit|embedly|headless|lighthouse|monitor|uptime|curl|wget|python|java\/|go-http|node|axios|okhttp|libwww|scrapy/i;

/**
 * Whether somebody goes to a page, as far as the request says so: no preload, no frame, no script
 * that reads it, no bot that names itself. Nothing of who asks is looked at.
 */
export function isVisit(headers: VisitHeaders): boolean {
  const { accept, 'user-agent': agent } = headers;
  if (headers['sec-purpose'] !== undefined || headers.purpose !== undefined) return false;
  if (headers['x-moz'] !== undefined) return false;
  const { 'sec-fetch-mode': mode, 'sec-fetch-dest': destination } = headers;
  if (mode !== undefined && mode !== 'navigate') return false;
  if (destination !== undefined && destination !== 'document') return false;
  // Browsers that do not say what they fetch for say at least that they want a page.
  if (mode === undefined && !accept?.includes('text/html')) return false;
  return agent !== undefined && agent !== '' && !BOTS.test(agent);
}
