interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {
      createHTML: (html: string) => string | null;
      createScriptURL: (url: string) => string | null;
    },
  ): unknown;
}

/** React's empty probe is the only HTML that may be set; scripts are our own files. */
export function allowTrustedTypes(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const isOurs = (url: string) => new URL(url, location.href).origin === location.origin;
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === '<script></script>' ? html : null),
    createScriptURL: (url) => (isOurs(url) ? url : null),
  });
}

/**
 * Tells zod not to compile schemas: that needs eval, and even its probe would be reported. It reads
 * this as it is loaded, before any schema is made.
 */
export function interpretSchemas(): void {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}
