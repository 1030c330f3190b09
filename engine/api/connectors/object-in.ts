/** The object that a text has in JSON; undefined where it has none, as anybody may have sent it. */
export function objectIn<Value extends object>(text: string): Value | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Value) : undefined;
  } catch {
    return undefined;
  }
}
