export interface Window {
  readonly opens_at: Date | null;
  readonly closes_at: Date | null;
}

/** Where a moment stands to a window; the moment it closes is outside. */
export function windowState({ opens_at, closes_at }: Window, at: Date) {
  if (opens_at && at < opens_at) return 'upcoming';
  return closes_at && at >= closes_at ? 'closed' : 'open';
}
