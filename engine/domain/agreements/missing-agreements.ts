/** An agreement in one of its versions. */
export interface AgreementVersion {
  readonly agreement: string;
  readonly version: string;
}

/**
 * Which of the needed agreements are not accepted in the version that holds now: neither before
 * nor with this call. What the program has no version of, it does not ask for.
 */
export function missingAgreements(
  needed: readonly string[],
  versions: Readonly<Record<string, string>>,
  accepted: readonly AgreementVersion[],
  acceptedNow: Readonly<Record<string, boolean | undefined>>,
): AgreementVersion[] {
  return [...new Set(needed)].flatMap((agreement) => {
    const version = Object.hasOwn(versions, agreement) ? versions[agreement] : undefined;
    if (version === undefined) return [];
    if (Object.hasOwn(acceptedNow, agreement) && acceptedNow[agreement]) return [];
    const known = accepted.some((one) => one.agreement === agreement && one.version === version);
    return known ? [] : [{ agreement, version }];
  });
}
