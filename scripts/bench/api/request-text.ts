/** A request as it goes over the wire; a body is sent as JSON. */
export function requestText(
  method: 'GET' | 'POST',
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body?: unknown,
): string {
  const content = body === undefined ? '' : JSON.stringify(body);
  const lines = Object.entries({ host: 'localhost', ...headers });
  if (body !== undefined)
    lines.push(
      ['content-type', 'application/json'],
      ['content-length', String(Buffer.byteLength(content))],
    );
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return `${method} ${path} HTTP/1.1\r\n${head}\r\n${content}`;
}
