/** The managed service's own hosts name what they serve. */
const MANAGED = /^([a-z0-9]+)\.appsync-api\.([a-z0-9-]+\.amazonaws\.com(?:\.cn)?)$/;

/**
 * Where the sockets of an events service are, given its HTTP endpoint (`https://…/event`): the same
 * host, or the other one of the managed service.
 */
export function realtimeAddress(endpoint: string): string {
  const url = new URL(endpoint);
  const [, name, place] = MANAGED.exec(url.host) ?? [];
  const host = name === undefined ? url.host : `${name}.appsync-realtime-api.${place}`;
  const protocol = url.protocol === 'http:' ? 'ws:' : 'wss:';
  return `${protocol}//${host}${url.pathname.replace(/\/$/, '')}/realtime`;
}
