export type KeyChoice =
  | { readonly ok: true; readonly key_option_id: number }
  | { readonly ok: false; readonly code: 'KEY_OPTION_UNKNOWN' | 'KEY_OPTION_MISSING' };

/**
 * Which of an activation's keys is meant: the one that is asked for, else the one chosen before,
 * else the one that the program prefers, else the only one there is. One that is asked for or was
 * chosen must be among `options`.
 */
export function chooseKeyOption(
  options: readonly number[],
  wishes: {
    readonly asked?: number | undefined;
    readonly chosen?: number | null | undefined;
    readonly preferred?: number | undefined;
  },
): KeyChoice {
  const { asked, chosen, preferred } = wishes;
  if (asked !== undefined)
    return options.includes(asked)
      ? { ok: true, key_option_id: asked }
      : { ok: false, code: 'KEY_OPTION_UNKNOWN' };
  const only = options.length === 1 ? options[0] : undefined;
  for (const option of [chosen, preferred, only])
    if (option !== undefined && option !== null && options.includes(option))
      return { ok: true, key_option_id: option };
  return { ok: false, code: 'KEY_OPTION_MISSING' };
}
