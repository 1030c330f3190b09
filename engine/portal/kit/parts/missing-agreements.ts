import type { ApiCallError } from '#contract/endpoints/client.ts';

/**
 * The agreements that a call was refused for; undefined where it was refused for something else,
 * or does not say for which.
 */
export function missingAgreements({
  code,
  extra,
}: Pick<ApiCallError, 'code' | 'extra'>): readonly string[] | undefined {
  if (code !== 'AGREEMENTS_MISSING' || !Array.isArray(extra.agreements)) return undefined;
  const names = extra.agreements.flatMap((one: { readonly agreement?: unknown } | null) =>
    typeof one?.agreement === 'string' ? [one.agreement] : [],
  );
  return names.length > 0 ? names : undefined;
}
