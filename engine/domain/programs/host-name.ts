const HOST_NAME = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;
const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;

/**
 * The host name in a Host header: lower case, without port and final dot.
 * Undefined where the header is absent or is no host name.
 */
export function hostName(header: string | undefined): string | undefined {
  if (!header || header.length > 260) return undefined;
  const value = header.toLowerCase();
  if (value.startsWith('[')) {
    const end = value.indexOf(']');
    return /^\[[0-9a-f:.]+\](:\d{1,5})?$/.test(value) ? value.slice(0, end + 1) : undefined;
  }
  const withoutPort = value.includes(':') ? value.replace(/:\d{1,5}$/, '') : value;
  const name = withoutPort.endsWith('.') ? withoutPort.slice(0, -1) : withoutPort;
  return HOST_NAME.test(name) ? name : undefined;
}

/** localhost, and every name below it. */
export function isLocalhost(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost');
}

/** An IPv4 address, or an IPv6 address in brackets. */
export function isIpAddress(host: string): boolean {
  return IPV4.test(host) || host.startsWith('[');
}
