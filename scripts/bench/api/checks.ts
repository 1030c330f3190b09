import type { Sizes } from './sizes.ts';

/** Something that must hold, whatever the speed. */
export interface Check {
  readonly what: string;
  readonly result: string;
  readonly holds: boolean;
}

/** What a crowd got that wanted more keys than there were, all at the same moment. */
export function checkCrowd(
  answers: readonly { readonly status: number; readonly body: string }[],
  { crowd, pool }: Sizes,
): Check {
  const keys = new Set<string>();
  const others = new Map<string, number>();
  let claimed = 0;
  for (const { status, body } of answers) {
    const answer = JSON.parse(body) as { key?: string; extra?: { code?: string } };
    if (status === 200 && answer.key) {
      claimed += 1;
      keys.add(answer.key);
    } else {
      const code = `${status} ${answer.extra?.code}`;
      others.set(code, (others.get(code) ?? 0) + 1);
    }
  }
  const refused = [...others].map(([code, count]) => `${count} × ${code}`).join(', ');
  const clear = [...others].filter(([code]) => /^4\d\d KEYS_EXHAUSTED$/.test(code));
  return {
    what: `${crowd} people claim a key at once, of ${pool}`,
    result: `${claimed} claims, ${keys.size} distinct keys; ${refused || 'none refused'}`,
    holds:
      claimed === pool &&
      keys.size === pool &&
      clear.reduce((sum, [, count]) => sum + count, 0) === crowd - pool &&
      others.size === 1,
  };
}
