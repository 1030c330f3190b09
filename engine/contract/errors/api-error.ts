/** What the API answers where it cannot do what was asked (specification, section 3). */
export interface ApiErrorBody {
  readonly status_code: number;
  readonly message: string;
  /** Further facts by name, of any JSON value. */
  readonly extra: Readonly<Record<string, unknown>>;
}
