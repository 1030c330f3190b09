export type KeyChoice =
  | { readonly ok: true; readonly key_option_id: number }
  | { readonly ok: false; readonly code: 'KEY_OPTION_UNKNOWN' | 'KEY_OPTION_MISSING' };

/**
 * The keys among which the holder of an enrolment chooses. Whoever was granted one, on request or
 * by an invitation, gets that one and is not asked again, as long as the campaign has it; guests,
 * and who came as a guest, chose for themselves and may choose again.
 */
export function choosableKeys<Option extends { readonly id: number }>(
  options: readonly Option[],
  {
    key_option_id,
    guest_link_id,
  }: { readonly key_option_id: number | null; readonly guest_link_id: string | null },
): readonly Option[] {
  const granted = guest_link_id === null && options.find(({ id }) => id === key_option_id);
  return granted ? [granted] : options;
}

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
