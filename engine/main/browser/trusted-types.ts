interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {
      createHTML: (html: string) => string | null;
      createScriptURL: (url: string) => string | null;
    },
  ): unknown;
}

/**
 * React's empty probe is the only HTML that may be set; scripts are our own files and those
 * addresses that the site itself names.
 */
export function allowTrustedTypes(scripts: readonly string[]): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const isOurs = (url: string) => new URL(url, location.href).origin === location.origin;
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === '<script></script>' ? html : null),
    createScriptURL: (url) => (scripts.includes(url) || isOurs(url) ? url : null),
  });
}
